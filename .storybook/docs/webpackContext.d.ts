declare namespace NodeJS {
  interface Require {
    /** Webpack's: every file below a folder whose name fits. */
    context: (folder: string, deep: boolean, files: RegExp) => { (file: string): unknown; keys: () => string[] };
  }
}
