/**
 * The rules that oxlint lacks, for its `jsPlugins` (the interface is ESLint's). A rule of ours that a maintained package
 * holds does not belong here.
 */

import { readFileSync } from 'node:fs';

/** Forbids the syntax that each option's `selector` (esquery) finds, with the option's `message`. */
const restrictedSyntax = {
  meta: { type: 'suggestion', schema: false },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    );
  },
};

/** First letter in upper case and no underscore, as typescript-eslint reads `PascalCase`. */
const isPascalCase = (name) => name[0] === name[0].toUpperCase() && !name.includes('_');

/** Types, interfaces, classes, enums and type parameters: PascalCase, without the number of a version at the end. */
const typeNames = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const judge = (id) => {
      if (!id || (isPascalCase(id.name) && !/V\d$/.test(id.name))) return;
      context.report({ node: id, message: `The name ${id.name} must be PascalCase and not end in a version.` });
    };
    const declared = ({ id }) => judge(id);
    return {
      ClassDeclaration: declared,
      ClassExpression: declared,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      TSEnumDeclaration: declared,
      TSTypeParameter: ({ name }) => judge(name),
    };
  },
};

/** A sentence that hides its subject: `Who pays …`, `So long does a hold live`. */
const HIDDEN_SUBJECT =
  /(?:^|[.!?] )((?:Who|Whom|Whose|What)(?:ever)?|Where what|Whether what|When what|So (?:long|many|much))\b/;

/** Comments name their subject first, so that they read once: no sentence begins with one of these words. */
const commentOpening = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const text = value.replace(/^[\s*]+/, '').replace(/\s*\n[\s*]*/g, ' ');
          const [, opening] = HIDDEN_SUBJECT.exec(text) ?? [];
          if (opening === undefined) continue;
          context.report({ loc, message: `Name the subject first instead of beginning with “${opening}”.` });
        }
      },
    };
  },
};

const GLOSSARY = readFileSync(new URL('../../GLOSSARY.md', import.meta.url), 'utf8');

/** Refused English words, in the singular and the plural, with the term of the glossary that stands for them. */
const refusedWords = new Map(
  GLOSSARY.split('\n').flatMap((line) => {
    const [, term, , refused = ''] = line.split('|').map((cell) => cell.trim());
    return [...refused.matchAll(/`(\w+)`/g)].flatMap(([, word]) => [
      [word, term],
      [word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`, term],
    ]);
  }),
);

/** Domain nouns are those of the glossary: no declared name, file or folder carries a word that it refuses. */
const glossary = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const judgeName = (name, node) => {
      const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
      const refused = words.find((word) => refusedWords.has(word.toLowerCase()));
      if (refused === undefined) return;
      const term = refusedWords.get(refused.toLowerCase());
      context.report({ node, message: `“${refused}” in ${name} is “${term}” in the glossary.` });
    };
    const judge = (id) => id?.type === 'Identifier' && judgeName(id.name, id);
    const declared = ({ id }) => judge(id);
    const parameters = ({ params }) => params.forEach(judge);
    return {
      Program: (node) => judgeName(context.filename.replaceAll('\\', '/').split('/server/').at(-1), node),
      VariableDeclarator: declared,
      FunctionDeclaration: (node) => (declared(node), parameters(node)),
      FunctionExpression: parameters,
      ArrowFunctionExpression: parameters,
      ClassDeclaration: declared,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      TSPropertySignature: ({ key }) => judge(key),
      TSMethodSignature: ({ key }) => judge(key),
    };
  },
};

const STATEMENTS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);

/** SQL stands in repositories: nothing else imports Kysely or begins one of its statements. */
const sqlInRepositories = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (node) => context.report({ node, message: 'Move the SQL into a repository (*Repository.ts).' });
    return {
      ImportDeclaration(node) {
        if (node.source.value === 'kysely') report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'MemberExpression' && STATEMENTS.has(callee.property.name)) report(node);
      },
    };
  },
};

/** `Date.now`, `performance.now`, taken or called. */
const isNow = ({ object, property }) =>
  ['Date', 'performance'].includes(object.name) && ['now', 'timeOrigin'].includes(property.name ?? property.value);

/** The current time comes from the clock port or as an argument, so that tests and stories set it. */
const deviceTime = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (node) => context.report({ node, message: 'The current time comes from the clock port.' });
    const isDate = ({ callee }) => callee.name === 'Date';
    return {
      MemberExpression: (node) => isNow(node) && report(node),
      NewExpression: (node) => isDate(node) && node.arguments.length === 0 && report(node),
      CallExpression: (node) => isDate(node) && report(node),
    };
  },
};

export default {
  meta: { name: 'itape' },
  rules: {
    'comment-opening': commentOpening,
    'device-time': deviceTime,
    glossary,
    'sql-in-repositories': sqlInRepositories,
    'restricted-syntax': restrictedSyntax,
    'type-names': typeNames,
  },
};
