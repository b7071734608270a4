/** What the shells of Android and iOS put into their web view before any script of the page runs. */
declare global {
  interface Window {
    androidBridge?: unknown;
    webkit?: { messageHandlers?: { bridge?: unknown } };
  }
}

/** True inside the mobile app; tells without loading anything of the shell. */
export function isNativeShell({ androidBridge, webkit }: Window): boolean {
  return androidBridge !== undefined || webkit?.messageHandlers?.bridge !== undefined;
}
