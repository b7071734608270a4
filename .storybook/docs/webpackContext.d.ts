declare namespace NodeJS {
  interface Require {
    /** Webpack's require.context: matching files below a folder. */
    context: (folder: string, deep: boolean, files: RegExp) => { (file: string): unknown; keys: () => string[] };
  }
}
