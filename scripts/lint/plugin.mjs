/**
 * The rules that oxlint lacks, for its `jsPlugins` (the interface is ESLint's). A rule of ours that a maintained package
 * holds does not belong here.
 */

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

export default {
  meta: { name: 'itape' },
  rules: { 'restricted-syntax': restrictedSyntax, 'type-names': typeNames },
};
