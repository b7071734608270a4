import type { ComponentDocs } from '../docs/componentDocs';
import { DateTabs } from './DateTabs';

const right = [
  { id: '1', dia: '04/12', semana: 'sex.', preco: 'R$ 119,50' },
  { id: '2', dia: '05/12', semana: 'sáb.', preco: 'R$ 89,90', cheapest: true },
  { id: '3', dia: '06/12', semana: 'dom.', preco: null },
];
const quiet = { selected: '1', onSelect: () => undefined };

export const dateTabsDocs: ComponentDocs = {
  summary: 'Os dias em volta do buscado, cada um com o seu menor preço completo.',
  status: 'estavel',
  useWhen: ['Acima dos resultados: trocar de dia sem buscar de novo.'],
  avoidWhen: ['A pessoa ainda vai escolher a data: use DateInput.', 'As abas não são dias: use Tabs.'],
  examples: [
    {
      right: {
        text: 'O dia sem ônibus diz isso e continua na faixa.',
        sample: <DateTabs {...quiet} tabs={right} />,
      },
      wrong: {
        text: '“R$ 0,00” num dia sem viagens promete passagem de graça.',
        sample: <DateTabs {...quiet} tabs={right.map((tab) => ({ ...tab, preco: tab.preco ?? 'R$ 0,00' }))} />,
      },
    },
  ],
  anatomy: [
    { part: 'Dia', role: 'Dia da semana e data.' },
    {
      part: 'Preço',
      role: 'O menor do dia, com taxas; “sem viagens”, um traço cinza enquanto carrega, “ver viagens” se não se soube.',
    },
    { part: 'Menor preço', role: 'Verde e forte; para quem ouve, em palavras.' },
    { part: 'Faixa', role: 'Rola para o lado no celular; o dia aberto começa no meio.' },
  ],
  properties: {
    tabs: 'Os dias, cada um com o menor preço.',
    selected: 'Id do dia aberto.',
    panelId: 'Id do painel com as viagens do dia.',
    onSelect: 'Chamada com o dia escolhido.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Entra no dia aberto: a faixa é uma parada só.' },
    { keys: '← →', action: 'Anda de dia em dia, dando a volta, sem abrir, porque cada um pergunta ao servidor.' },
    { keys: 'Home e End', action: 'Primeiro e último dia.' },
    { keys: 'Enter ou Espaço', action: 'Abre o dia.' },
  ],
  screenReader: [
    '“Datas, lista de abas”',
    '“qui. 03/12 R$ 89,90 menor preço, aba”',
    '“qua. 02/12 sem viagens, aba”',
    'Enquanto carrega: “Datas, lista de abas, ocupado”, “qua. 02/12 buscando o preço, aba”; o aviso de espera é o da lista de viagens, um só',
  ],
  texts: ['Datas', 'buscando o preço', 'sem viagens', 'ver viagens', 'menor preço'],
  wcag: ['1.4.1 Uso de cor', '1.4.10 Refluxo', '2.1.1 Teclado', '2.4.7 Foco visível', '4.1.2 Nome, função, valor'],
  history: [
    { version: '8.16.1', change: 'Dia cujo preço não se conseguiu saber: “ver viagens”.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
};
