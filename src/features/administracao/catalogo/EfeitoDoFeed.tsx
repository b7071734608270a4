import { motivosMantida, mudancasDe } from '../../../domain/administracao/catalogo';
import { formatDia } from '../../../domain/base/data';
import type { AchadosFeed, EfeitoFeed } from '../../../domain/wire/administracao/catalogo';
import { Accordion, type AccordionEntry } from '../../../ui/Accordion/Accordion';
import { Alert } from '../../../ui/Alert/Alert';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Stack } from '../../../ui/Stack/Stack';
import { AchadosDoFeed } from './AchadosDoFeed';

type Mudanca = ReturnType<typeof mudancasDe>[number];

const COLUMNS: readonly Column<Mudanca>[] = [
  { id: 'assunto', header: 'O quê', cell: ({ assunto }) => assunto },
  { id: 'novas', header: 'Entram', align: 'end', cell: ({ novas }) => novas },
  { id: 'mudadas', header: 'Mudam', align: 'end', cell: ({ mudadas }) => mudadas },
  { id: 'encerradas', header: 'Saem', align: 'end', cell: ({ encerradas }) => encerradas },
];
const NUMBER = new Intl.NumberFormat('pt-BR');

/** The effect of a file on what is for sale, and on what was sold. */
export function EfeitoDoFeed({ efeito, avisos }: { efeito: EfeitoFeed; avisos: AchadosFeed }) {
  const { novas, mudadas, retiradas, mantidas } = efeito.partidas;
  return (
    <Stack gap={4}>
      {!efeito.muda && <Alert title="O catálogo já está assim">Este arquivo não muda nada.</Alert>}
      {efeito.muda && mudancasDe(efeito.resumo).length > 0 && (
        <DataTable
          caption="O que muda no catálogo"
          columns={COLUMNS}
          rows={mudancasDe(efeito.resumo)}
          keyOf={({ assunto }) => assunto}
        />
      )}
      <DescriptionList
        items={[
          { label: 'Partidas que entram à venda', value: NUMBER.format(novas) },
          { label: 'Partidas que mudam', value: NUMBER.format(mudadas) },
          { label: 'Partidas que saem', value: NUMBER.format(retiradas) },
          { label: 'Vendidas, ficam como estão', value: NUMBER.format(mantidas) },
        ]}
      />
      <Accordion items={detailsOf(efeito, avisos)} initiallyOpen={mantidas > 0 ? ['mantidas'] : []} />
    </Stack>
  );
}

function detailsOf(efeito: EfeitoFeed, avisos: AchadosFeed): AccordionEntry[] {
  const { linhasNovas, linhasEncerradas, partidas } = efeito;
  return [
    {
      id: 'mantidas',
      title: `Partidas vendidas que ficam como foram vendidas (${partidas.mantidas})`,
      content: <Mantidas {...partidas} />,
    },
    { id: 'novas', title: `Linhas novas (${linhasNovas.total})`, content: <Linhas {...linhasNovas} /> },
    {
      id: 'encerradas',
      title: `Linhas encerradas (${linhasEncerradas.total})`,
      content: <Linhas {...linhasEncerradas} />,
    },
    { id: 'avisos', title: `Avisos (${avisos.total})`, content: <AchadosDoFeed titulo="Avisos" achados={avisos} /> },
  ].filter(({ id }) => countOf(id, efeito, avisos) > 0);
}

function countOf(id: string, { linhasNovas, linhasEncerradas, partidas }: EfeitoFeed, avisos: AchadosFeed): number {
  if (id === 'mantidas') return partidas.mantidas;
  if (id === 'novas') return linhasNovas.total;
  return id === 'encerradas' ? linhasEncerradas.total : avisos.total;
}

const Linhas = ({ total, primeiras }: EfeitoFeed['linhasNovas']) => (
  <List gap={1}>
    {primeiras.map(({ codigo, nome }) => (
      <li key={`${codigo} ${nome}`}>{`${codigo} ${nome}`}</li>
    ))}
    {total > primeiras.length && <li>{`e mais ${total - primeiras.length}`}</li>}
  </List>
);

const Mantidas = ({ mantidas, primeiras }: EfeitoFeed['partidas']) => (
  <List lines="between" gap={2}>
    {primeiras.map(({ id, linha, nome, dia, hora, poltronas, motivo }) => (
      <li key={id}>
        <ListRow
          name={`${formatDia(dia)}, ${hora}: ${linha} ${nome}`}
          about={`${poltronas === 1 ? '1 poltrona vendida' : `${poltronas} poltronas vendidas`}; ${motivosMantida[motivo]}.`}
        />
      </li>
    ))}
    {mantidas > primeiras.length && <li>{`e mais ${mantidas - primeiras.length}`}</li>}
  </List>
);
