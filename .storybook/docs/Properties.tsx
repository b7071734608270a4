import type { ComponentDocs } from '../../src/ui/docs/componentDocs';
import { bookFacts } from './bookFacts';
import { BookTable } from './BookTable';
import { propertyText } from './propertyTexts';

export interface PropertiesProps {
  /** Folder of the component in the library. */
  folder: string;
  docs: ComponentDocs;
}

/** Properties of a component: names, types and standards from its code, what each is for as written. Required ones first. */
export function Properties({ folder, docs }: PropertiesProps) {
  const properties = bookFacts().components[folder]?.properties ?? [];
  if (properties.length === 0) return <p>Nenhuma: ele é sempre igual.</p>;
  const sorted = [...properties].sort((a, b) => Number(b.required) - Number(a.required));
  return (
    <BookTable
      head={['Propriedade', 'Para que serve', 'Tipo', 'Sem ela']}
      rows={sorted.map(({ name, type, required, standard }) => [
        <code key="name">{name}</code>,
        propertyText(docs, name),
        <code key="type">{type}</code>,
        <Standard key="standard" required={required} standard={standard} />,
      ])}
    />
  );
}

function Standard({ required, standard }: { required: boolean; standard: string | undefined }) {
  if (required) return <strong>obrigatória</strong>;
  return standard === undefined ? '–' : <code>{standard}</code>;
}
