/** The folders whose imports dependency-cruiser judges. */
export const JUDGED_FOLDERS = ['src', 'server', 'tests', 'scripts', 'bench', '.storybook'];
