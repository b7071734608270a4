import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { FilterGroup } from '../FilterGroup/FilterGroup';
import { FilterPanel } from './FilterPanel';

const options = [
  { value: 'executivo', label: 'Executivo', count: 12 },
  { value: 'leito', label: 'Leito', count: 3 },
];

const sample = (counted: boolean) => (
  <Live initial={['leito']}>
    {(chosen, onChange) => (
      <FilterPanel chosenCount={counted ? chosen.length : 0} found="3 viagens encontradas" done="Ver 3 viagens">
        <FilterGroup name="classes" label="Classe" options={options} chosen={chosen} onChange={onChange} />
      </FilterPanel>
    )}
  </Live>
);

export const filterPanelDocs: ComponentDocs = {
  summary: 'Todos os filtros de uma lista: ao lado dela na tela larga, numa folha atrás de um botão abaixo de 960 px.',
  status: 'beta',
  useWhen: ['Uma lista tem um ou mais FilterGroup.'],
  avoidWhen: ['São poucos filtros rápidos: uma linha de Chip acima da lista basta.'],
  examples: [
    {
      right: {
        text: 'Abaixo de 960 px, o botão diz quantas opções valem mesmo recolhido: “Filtrar (1)”.',
        sample: sample(true),
      },
      wrong: {
        text: 'Sem a conta, a lista parece curta sem motivo.',
        sample: sample(false),
      },
    },
  ],
  anatomy: [
    { part: 'Botão Filtrar', role: 'Só abaixo de 960 px; abre a folha dos filtros (Drawer).' },
    { part: 'Botão Ver N viagens', role: 'No pé da folha; fecha e mostra a lista. Os filtros já valem ao marcar.' },
    { part: 'Grupos', role: 'Um FilterGroup por critério; a partir de 960 px, sempre à vista.' },
  ],
  properties: {
    label: 'Nome do painel.',
    chosenCount: 'Quantas opções estão escolhidas em todos os grupos.',
    found: 'Quantos restam, dito a quem ouve enquanto a folha está aberta: 12 viagens encontradas.',
    done: 'Botão que fecha a folha: Ver 12 viagens.',
    children: 'Os grupos e os outros filtros da mesma lista.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Abaixo de 960 px, leva o foco ao botão; recolhidos, os grupos não são paradas.' },
    { keys: 'Enter ou Espaço', action: 'Abre a folha.' },
    { keys: 'Esc', action: 'Fecha a folha; o foco volta ao botão.' },
  ],
  screenReader: [
    '“Filtros, grupo”',
    '“Filtrar (2), botão, recolhido”',
    '“Filtros, caixa de diálogo”',
    '“12 viagens encontradas”, a cada filtro',
  ],
  texts: ['Filtrar', 'Filtrar (2)', 'Ver 12 viagens'],
  wcag: [
    '1.3.1 Informações e relações',
    '1.4.10 Refluxo',
    '2.1.1 Teclado',
    '2.4.3 Ordem do foco',
    '4.1.2 Nome, função, valor',
    '4.1.3 Mensagens de status',
  ],
  spec: ['§9'],
  history: [{ version: '8.16.1', change: 'Primeira versão, tirada da tela de resultados.' }],
  notApplicable: {
    Erro: 'Filtros não falham; quando não sobra nada, quem diz é a lista, com EmptyState.',
    Carregando: 'As opções vêm dos resultados: enquanto eles carregam, não há o que filtrar.',
    Vazio: 'Sem grupos o painel não é mostrado.',
  },
};
