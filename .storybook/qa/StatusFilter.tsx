import type { ComponentFacts } from '../../scripts/docs/bookFacts';
import { FieldGrid } from '../../src/ui/FieldGrid/FieldGrid';
import { Select } from '../../src/ui/Select/Select';
import { Stack } from '../../src/ui/Stack/Stack';
import { Text } from '../../src/ui/Text/Text';
import { TextInput } from '../../src/ui/TextInput/TextInput';
import { statusWords } from '../badges';
import { bookFacts } from '../docs/bookFacts';

/** Choices by which a reader narrows the table of components; empty texts leave all of them. */
export interface Narrowed {
  words: string;
  section: string;
  status: string;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const sectionOf = (title: string): string => title.split('/')[0] ?? '';

/** Whether a component is among those. Accents and capitals make no difference. */
export const narrowed = ({ title, status }: ComponentFacts, narrow: Narrowed): boolean =>
  plain(title).includes(plain(narrow.words.trim())) &&
  (narrow.section === '' || sectionOf(title) === narrow.section) &&
  (narrow.status === '' || status === narrow.status);

export interface StatusFilterProps {
  narrow: Narrowed;
  /** How many are left. */
  found: number;
  onChange: (narrow: Narrowed) => void;
}

/** Narrows the table of components by name, section and maturity. */
export function StatusFilter({ narrow, found, onChange }: StatusFilterProps) {
  const sections = [...new Set(Object.values(bookFacts().components).map(({ title }) => sectionOf(title)))];
  const named = sections.sort((a, b) => a.localeCompare(b, 'pt-BR')).map((name) => ({ value: name, label: name }));
  const statuses = Object.entries(statusWords).map(([value, { text }]) => ({ value, label: text }));
  return (
    <Stack gap={2}>
      <FieldGrid layout="filters">
        <TextInput
          name="componente"
          label="Componente"
          value={narrow.words}
          onChange={(words) => onChange({ ...narrow, words })}
        />
        <Select
          name="secao"
          label="Seção"
          value={narrow.section}
          options={[{ value: '', label: 'Todas' }, ...named]}
          onChange={(section) => onChange({ ...narrow, section })}
        />
        <Select
          name="situacao"
          label="Situação"
          value={narrow.status}
          options={[{ value: '', label: 'Todas' }, ...statuses]}
          onChange={(status) => onChange({ ...narrow, status })}
        />
      </FieldGrid>
      <Text announce="status">{found === 1 ? '1 componente' : `${found} componentes`}</Text>
    </Stack>
  );
}
