import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { ComponentDocs } from '../../src/ui/docs/componentDocs';
import { sharedProperties } from '../../src/ui/docs/sharedProperties';

/** Purpose of a component's property: its page's own text, or the one that all components share. */
export function propertyText(docs: Pick<ComponentDocs, 'properties'> | undefined, name: string): string | undefined {
  const texts = docs?.properties ?? {};
  if (Object.hasOwn(texts, name)) return texts[name];
  return Object.hasOwn(sharedProperties, name) ? sharedProperties[name] : undefined;
}

/** Gives the controls of a component's stories the texts of its page, in place of the code's English docstrings. */
export const withPropertyTexts: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const docs = parameters['documentation'] as ComponentDocs | undefined;
  if (!docs) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = propertyText(docs, name);
      return [name, description === undefined ? argType : { ...argType, description }];
    }),
  );
};
