import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Import boundaries live in .dependency-cruiser.cjs, which resolves real files; here stands what a line shows. */
export default defineConfig(
  globalIgnores([
    'dist',
    'dist-*',
    'storybook-static',
    'coverage',
    'node_modules',
    '.cache',
    '.data',
    '.tmp',
    'android',
    'ios',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tests/e2e/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/unbound-method': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'], custom: { regex: 'V\\d$', match: false } },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      complexity: ['error', 14],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='jest'][callee.property.name='mock'][arguments.0.value=/^\\./]",
          message: 'Our own modules are not mocked: give the test a port.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
          message: 'Nobody reads snapshots: say by role and name what must be there.',
        },
      ],
    },
  },
  {
    files: ['src/sagas/**/*.ts'],
    ignores: ['src/sagas/effects.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'redux-saga/effects', message: 'Use the typed effects of ./effects.' }] },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'YieldExpression[delegate=false]', message: 'yield* keeps the type; a bare yield gives any.' },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Time comes from the clock port.',
        },
      ],
      'max-lines': ['error', { max: 150 }],
    },
  },
  {
    files: ['src/features/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useStore'],
              message: 'Screens emit events; only workflows put.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name=/^(sx|style)$/]', message: 'Looks live in src/ui.' },
      ],
    },
  },
  { files: ['src/**/*.tsx', '.storybook/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': ['error', { max: 400 }],
    },
  },
  {
    files: ['tests/e2e/**', 'wdio.conf.ts'],
    rules: { '@typescript-eslint/await-thenable': 'off', '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['**/*.{cjs,mjs,js}'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        process: 'readonly',
        globalThis: 'readonly',
        URL: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        window: 'readonly',
        document: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  { files: ['scripts/**/*.mjs', '**/*.cjs'], rules: { 'max-lines': ['error', { max: 250 }] } },
);
