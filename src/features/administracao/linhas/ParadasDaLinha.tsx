import { textoTempo } from '../../../domain/administracao/linhas/palavrasLinha';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { LinhaAdministrada, ParadaDaLinha, TrechoDaLinha } from '../../../domain/wire/administracao/linhas';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';

const paradas: Column<ParadaDaLinha>[] = [
  { id: 'nome', header: 'Parada', cell: ({ nome }) => nome },
  { id: 'terminal', header: 'Terminal', cell: ({ terminal }) => terminal },
  { id: 'chega', header: 'Chega', align: 'end', cell: ({ chega }) => (chega === 0 ? 'início' : textoTempo(chega)) },
  { id: 'fica', header: 'Fica', align: 'end', cell: ({ chega, sai }) => (sai === chega ? '–' : `${sai - chega} min`) },
  { id: 'km', header: 'Distância', align: 'end', cell: ({ km }) => `${km} km` },
];

const trechos: Column<TrechoDaLinha>[] = [
  { id: 'trecho', header: 'Trecho', cell: ({ origem, destino }) => `${origem} a ${destino}` },
  { id: 'km', header: 'Distância', align: 'end', cell: ({ km }) => `${km} km` },
  {
    id: 'tarifas',
    header: 'Tarifa base hoje',
    cell: ({ classes }) =>
      classes.length === 0
        ? 'Sem tarifa em vigor'
        : classes.map(({ classe, centavos }) => `${rotulosClasse[classe]} ${formatCentavos(centavos)}`).join(', '),
  },
];

/** The stops of a line with times from its start, and its parts for sale. */
export const ParadasDaLinha = ({ linha }: { linha: LinhaAdministrada }) => (
  <Accordion
    items={[
      {
        id: 'paradas',
        title: `Paradas (${linha.paradas.length})`,
        content: (
          <DataTable
            caption="Paradas"
            captionHidden
            columns={paradas}
            rows={linha.paradas}
            keyOf={({ nome, chega }) => `${nome} ${chega}`}
          />
        ),
      },
      {
        id: 'trechos',
        title: `Trechos à venda (${linha.trechos.length})`,
        content: (
          <DataTable
            caption="Trechos à venda"
            captionHidden
            columns={trechos}
            rows={linha.trechos}
            keyOf={({ origem, destino, km }) => `${origem} ${destino} ${km}`}
            emptyTitle="Nenhum trecho tem tarifa"
          />
        ),
      },
    ]}
    initiallyOpen={['paradas']}
  />
);
