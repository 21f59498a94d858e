@echo off
rem untested: nobody has run this on Windows yet
rem The only entry to Limber on Windows: finds what it needs, builds when sources are newer, then runs Java.
rem Exit codes of its own: 1 the build or the tests failed, 2 wrong usage, 3 the machine lacks something (and what installs it).
setlocal EnableExtensions DisableDelayedExpansion
set "root=%~dp0"
set "root=%root:~0,-1%"
set "out=%root%\target"

call :find_jdk || exit /b 3

set "help="
for %%a in (%*) do for %%h in (-h --help) do if "%%~a"=="%%h" set "help=yes"
if defined help goto program
if /i "%~1"=="test" goto tests
if /i "%~1"=="soak" goto soak
if /i "%~1"=="mutate" goto mutate
if /i "%~1"=="bench" goto bench
if /i "%~1"=="pictures" goto pictures
if /i "%~1"=="package" goto package
goto program

:program
call :build "%out%" || exit /b
set "lib=%out%\lib"
set "scene="
for %%c in (window open lesson render export handout gallery) do if /i "%~1"=="%%c" set "scene=yes"
if "%~1"=="" set "scene=yes"
if defined scene goto with_scene
"%jdk%\bin\java.exe" -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -cp "%out%\limber.jar;%lib%\*;%lib%\javafx\*" %JAVA_OPTS% %LIMBER_JAVA_OPTS% limber.cli.Main %*
exit /b

:with_scene
"%jdk%\bin\java.exe" -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 --module-path "%lib%\javafx" --add-modules javafx.controls,javafx.fxml -cp "%out%\limber.jar;%lib%\*" -Dprism.forceGPU=true --enable-native-access=javafx.graphics,ALL-UNNAMED %JAVA_OPTS% %LIMBER_JAVA_OPTS% limber.cli.Main %*
exit /b

:tests
call :need_maven || exit /b 3
set "JAVA_HOME=%jdk%"
pushd "%root%"
call :rest %*
call :tested %rest%
call mvn -B -ntp test %rest%
if errorlevel 1 (popd & exit /b 1)
popd
exit /b 0

:soak
call :need_maven || exit /b 3
set "JAVA_HOME=%jdk%"
set "minutes=5"
set /a "seed=%random% * 32768 + %random%"
call :soak_options %* || exit /b 2
echo soak: --minutes %minutes% --seed %seed%
pushd "%root%"
call mvn -B -ntp test -Dtest.pixels=soak -Dtest.others.skip=true -DexcludedGroups= -Dsoak.minutes=%minutes% -Dsoak.seed=%seed%
if errorlevel 1 (popd & exit /b 1)
popd
exit /b 0

:soak_options
shift
if "%~1"=="" exit /b 0
set "taken="
if /i "%~1"=="--minutes" set "taken=minutes"
if /i "%~1"=="--seed" set "taken=seed"
if not defined taken (
    echo limber: soak: '%~1' is neither --minutes nor --seed 1>&2
    exit /b 1
)
set "%taken%=%~2"
echo %~2| findstr /r /x "[0-9][0-9]*" >nul && shift && goto soak_options
echo limber: soak: --%taken% '%~2' is not a whole number 1>&2
exit /b 1

rem The first of the arguments of test: all, fast, long, a class, or an option of Maven.
:tested
if "%~1"=="" exit /b 0
set "first=%~1"
if "%first:~0,1%"=="-" exit /b 0
call :rest %*
if /i "%first%"=="all" (set "rest=-DexcludedGroups=soak,long %rest%") else if /i "%first%"=="fast" (set "rest=-Dtest.pixels.skip=true -DexcludedGroups=window,soak,long,wide %rest%") else if /i "%first%"=="long" (set "rest=-Dsample.all=true -DexcludedGroups=soak %rest%") else (set "rest=-Dtest=%first% -DexcludedGroups= %rest%")
exit /b 0

:mutate
call :need_maven || exit /b 3
set "JAVA_HOME=%jdk%"
call :rest %*
set "known=engine math mesh input expression lesson"
for /d %%m in ("%root%\src\main\java\limber\models\*") do call set "known=%%known%% %%~nxm"
if not defined rest set "rest=%known%"
for %%p in (%rest%) do call :known %%p || exit /b 2
pushd "%root%"
for %%p in (%rest%) do call :mutated %%p || (popd & exit /b 1)
popd
exit /b 0

:known
for %%p in (%known%) do if "%~1"=="%%p" exit /b 0
echo limber: mutate: '%~1' is none of %known% 1>&2
exit /b 1

:mutated
set "mutated=%~1"
if exist "src\main\java\limber\models\%~1\" set "mutated=models.%~1"
call mvn -B -ntp -Pmutate test-compile org.pitest:pitest-maven:mutationCoverage -Dmutated=%mutated%
exit /b

:bench
call :build "%out%\bench" -Pbench || exit /b
set "lib=%out%\bench\lib"
call :rest %*
"%jdk%\bin\java.exe" --module-path "%lib%\javafx" --add-modules javafx.controls,javafx.fxml -cp "%out%\bench\limber.jar;%lib%\*" -Dprism.forceGPU=true --enable-native-access=javafx.graphics,ALL-UNNAMED %JAVA_OPTS% %LIMBER_JAVA_OPTS% limber.bench.Report %rest%
exit /b

rem Makes the pictures anew that ship with the program, and those of the documents, from the window as it is.
:pictures
call :build "%out%\bench" -Pbench || exit /b
set "lib=%out%\bench\lib"
"%jdk%\bin\java.exe" --module-path "%lib%\javafx" --add-modules javafx.controls,javafx.fxml -cp "%out%\bench\limber.jar;%lib%\*" -Dprism.forceGPU=true --enable-native-access=javafx.graphics,ALL-UNNAMED %JAVA_OPTS% %LIMBER_JAVA_OPTS% limber.ui.Pictures "%root%"
exit /b

rem The packages are made by a shell script, which the bash of Git for Windows runs.
:package
where bash >nul 2>nul || (
    echo limber: package needs bash: install Git for Windows 1>&2
    exit /b 3
)
set "LIMBER_JAVA_HOME=%jdk%"
bash "%root%\limber" %*
exit /b

rem All arguments but the first; shift does not change %*.
:rest
set "rest="
:rest_next
shift
if "%~1"=="" exit /b 0
set rest=%rest% %1
goto rest_next

:find_jdk
if defined LIMBER_JAVA_HOME (
    set "jdk=%LIMBER_JAVA_HOME%"
    call :fits "%LIMBER_JAVA_HOME%" && exit /b 0
    echo limber: LIMBER_JAVA_HOME=%LIMBER_JAVA_HOME% is not a JDK 25 or newer 1>&2
    exit /b 1
)
if defined JAVA_HOME call :take "%JAVA_HOME%" && exit /b 0
for /f "delims=" %%j in ('where java 2^>nul') do call :take "%%~dpj.." && exit /b 0
for /d %%j in ("%ProgramFiles%\Eclipse Adoptium\jdk-25*" "%ProgramFiles%\Java\jdk-25*" "%ProgramFiles%\Microsoft\jdk-25*") do call :take "%%~j" && exit /b 0
echo limber: needs a JDK 25: winget install EclipseAdoptium.Temurin.25.JDK (or set LIMBER_JAVA_HOME) 1>&2
exit /b 1

:take
call :fits "%~1" || exit /b 1
set "jdk=%~1"
exit /b 0

:fits
if not exist "%~1\bin\javac.exe" exit /b 1
if not exist "%~1\release" exit /b 1
set "major=0"
for /f "tokens=2 delims==." %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "major=%%~v"
set "major=%major:"=%"
if %major% geq 25 exit /b 0
exit /b 1

:need_maven
where mvn >nul 2>nul && exit /b 0
echo limber: needs Apache Maven 3.8 or newer to build: install it and put mvn on the PATH 1>&2
exit /b 1

rem build FOLDER [PROFILE]: the stamp in FOLDER is older than a source, or missing.
:build
call :stale "%~1" || exit /b 0
call :need_maven || exit /b 3
echo limber: building Limber (first time: a few minutes) 1>&2
if not exist "%~1" mkdir "%~1"
set "JAVA_HOME=%jdk%"
type nul > "%~1\.limber-building"
call mvn -q -B -ntp -f "%root%\pom.xml" -Dmaven.test.skip=true %2 package > "%~1\build.log" 2>&1
if errorlevel 1 (
    type "%~1\build.log" 1>&2
    echo limber: the build failed 1>&2
    exit /b 1
)
move /y "%~1\.limber-building" "%~1\.limber-built" >nul
exit /b 0

rem Succeeds when FOLDER needs a build.
:stale
if not exist "%~1\limber.jar" exit /b 0
if not exist "%~1\.limber-built" exit /b 0
set "LIMBER_ROOT=%root%"
set "LIMBER_STAMP=%~1\.limber-built"
powershell -NoProfile -Command "$t=(Get-Item -Force $env:LIMBER_STAMP).LastWriteTimeUtc; $s='pom.xml','src\main','src\page','src\bench','fxml','css','lessons' | ForEach-Object { Join-Path $env:LIMBER_ROOT $_ } | Where-Object { Test-Path $_ }; if (Get-ChildItem $s -Recurse -Force | Where-Object { $_.LastWriteTimeUtc -gt $t } | Select-Object -First 1) { exit 0 } else { exit 1 }"
exit /b
