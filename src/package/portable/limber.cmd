@echo off
rem untested: nobody has run this on Windows yet
rem Starts Limber from its unpacked zip with a JDK 25 or newer. Exit code 3: there is none.
setlocal EnableExtensions DisableDelayedExpansion
set "here=%~dp0"
set "here=%here:~0,-1%"
call :find_jdk || exit /b 3
"%jdk%\bin\java.exe" -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 --module-path "%here%\javafx\win" --add-modules javafx.controls,javafx.fxml -cp "%here%\limber.jar;%here%\lib\*" -Dprism.forceGPU=true --enable-native-access=javafx.graphics,ALL-UNNAMED %LIMBER_JAVA_OPTS% limber.cli.Main %*
exit /b

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
if not exist "%~1\bin\java.exe" exit /b 1
if not exist "%~1\release" exit /b 1
set "major=0"
for /f "tokens=2 delims==." %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "major=%%~v"
set "major=%major:"=%"
if %major% geq 25 exit /b 0
exit /b 1
