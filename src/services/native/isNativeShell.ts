/** Globals that the shells of Android and iOS define before any script of the page runs. */
declare global {
  interface Window {
    androidBridge?: unknown;
    webkit?: { messageHandlers?: { bridge?: unknown } };
  }
}

/** True inside the mobile app; decided without loading shell code. */
export function isNativeShell({ androidBridge, webkit }: Window): boolean {
  return androidBridge !== undefined || webkit?.messageHandlers?.bridge !== undefined;
}
