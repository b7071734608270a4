import { useState } from 'react';
import type { AchadosFeed } from '../../../domain/wire/administracao/catalogo';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Heading } from '../../../ui/Text/Heading';
import { TextInput } from '../../../ui/TextInput/TextInput';

/** Findings from which a search helps. */
const MUITOS = 8;

/** Faults or warnings of a file, with where each of them is, and a search in them. */
export function AchadosDoFeed({ titulo, achados: { total, primeiros } }: { titulo: string; achados: AchadosFeed }) {
  const [termo, setTermo] = useState('');
  const wanted = termo.trim().toLowerCase();
  const shown = primeiros.filter(({ arquivo, linha, motivo }) =>
    `${arquivo} ${linha ?? ''} ${motivo}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack gap={3}>
      <Heading level={3}>{`${titulo} (${total})`}</Heading>
      {primeiros.length > MUITOS && (
        <TextInput
          name="procurar"
          type="search"
          label={`Procurar em ${titulo.toLowerCase()}`}
          value={termo}
          onChange={setTermo}
        />
      )}
      <Text tone="quiet" announce="status">
        {wanted !== '' ? `${shown.length} de ${primeiros.length}` : ''}
        {total > primeiros.length && ` São os primeiros ${primeiros.length} de ${total}.`}
      </Text>
      {shown.length === 0 ? (
        <EmptyState title="Nada encontrado">Tente o nome de um arquivo, uma linha ou uma palavra do motivo.</EmptyState>
      ) : (
        <List lines="between" gap={2} label={titulo}>
          {shown.map(({ arquivo, linha, motivo }, i) => (
            <li key={`${arquivo} ${linha ?? ''} ${i}`}>
              <ListRow name={linha === null ? arquivo : `${arquivo}, linha ${linha}`} about={motivo} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
