import type { ComponentDocs } from '../docs/componentDocs';
import { Accordion } from './Accordion';

export const accordionDocs: ComponentDocs = {
  summary: 'Perguntas cujas respostas se abrem embaixo delas.',
  status: 'beta',
  useWhen: [
    'Há muitas perguntas e cada pessoa quer uma ou duas: a página de ajuda.',
    'O título basta para saber se a resposta interessa.',
  ],
  avoidWhen: [
    'Todos precisam ler: escreva na página.',
    'Só uma parte se vê por vez, e a troca é frequente: use Tabs.',
    'São campos obrigatórios: escondidos, ninguém os preenche.',
  ],
  examples: [
    {
      right: {
        text: 'A pergunta como a pessoa a faria.',
        sample: (
          <Accordion
            items={[{ id: 'a', title: 'Quanto posso levar de bagagem?', content: 'Uma mala de até 30 kg no porão.' }]}
          />
        ),
      },
      wrong: {
        text: 'Um rótulo que só promete mais texto.',
        sample: (
          <Accordion items={[{ id: 'b', title: 'Informações gerais', content: 'Uma mala de até 30 kg no porão.' }]} />
        ),
      },
    },
    {
      right: {
        text: 'O que decide a compra fica à vista.',
        sample: <p>Esta tarifa não permite remarcação nem devolução.</p>,
      },
      wrong: {
        text: 'O que decide a compra, escondido.',
        sample: (
          <Accordion
            items={[{ id: 'c', title: 'Regras da tarifa', content: 'Não permite remarcação nem devolução.' }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'Um cabeçalho (level) com um botão dentro, de 52 px ou mais.' },
    { part: 'Seta', role: 'Para baixo, fechado; para cima, aberto.' },
    { part: 'Resposta', role: 'Uma região com o nome da pergunta; abrir uma não fecha as outras.' },
  ],
  properties: {
    items: 'Os títulos e o que cada um abre.',
    initiallyOpen: 'Ids dos itens que começam abertos.',
    level: 'Nível dos títulos, um abaixo do título sob o qual estão.',
  },
  keyboard: [
    { keys: 'Tab', action: 'De uma pergunta à seguinte, passando pelo que estiver aberto.' },
    { keys: 'Enter ou Espaço', action: 'Abre e fecha.' },
    { keys: 'Ctrl + F', action: 'A busca do navegador acha também o que está fechado, e abre.' },
  ],
  screenReader: [
    '“Quanto posso levar de bagagem?, título nível 3, botão, recolhido”',
    'Aberta: “…, expandido”; adiante: “Quanto posso levar de bagagem?, região, Uma mala de até 30 kg no porão.”',
  ],
  wcag: ['1.3.1 Informações e relações', '2.1.1 Teclado', '2.4.6 Cabeçalhos e rótulos', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Só mostra o que já veio; a falha de quem traz é de ErrorState.',
    Carregando: 'Enquanto não vem, há um Skeleton em seu lugar.',
    Vazio: 'Sem perguntas, quem o mostra usa EmptyState.',
  },
};
