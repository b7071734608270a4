import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { StarRating } from './StarRating';

const words = ['1 estrela, péssima', '2 estrelas, ruim', '3 estrelas, regular', '4 estrelas, boa', '5 estrelas, ótima'];

const sample = (initial: number, named: readonly string[]) => (
  <Live initial={initial}>
    {(value, onChange) => <StarRating name="nota" label="Sua nota" words={named} value={value} onChange={onChange} />}
  </Live>
);

export const starRatingDocs: ComponentDocs = {
  summary: 'Uma nota em estrelas, dada por quem usou.',
  status: 'beta',
  useWhen: ['A pessoa dá uma nota ao que viveu: uma viagem.'],
  avoidWhen: [
    'São alternativas com nomes próprios: use RadioGroup.',
    'A nota é só mostrada: escreva-a em texto, “Nota 4,3 de 5”.',
    'É uma quantidade: use NumberStepper.',
  ],
  examples: [
    {
      right: { text: 'Cada estrela diz o que vale.', sample: sample(4, words) },
      wrong: {
        text: 'Só números: ninguém sabe se 1 é a melhor ou a pior.',
        sample: sample(4, ['1', '2', '3', '4', '5']),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo do grupo', role: 'O que se avalia; é o nome do grupo.' },
    { part: 'Estrelas', role: 'Cheias até a escolhida; o resto é contorno, e não só outra cor.' },
    { part: 'Palavra', role: 'O que a nota escolhida quer dizer.' },
    { part: 'Ajuda ou erro', role: 'Embaixo, do grupo todo.' },
  ],
  properties: {
    label: 'A pergunta.',
    value: 'Estrelas escolhidas; 0 enquanto nenhuma foi.',
    words: 'O nome de cada número de estrelas, a partir de uma: 1 estrela, péssima. O da escolhida aparece.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco à nota escolhida, ou a “Nenhuma estrela”; o grupo é uma parada só.' },
    { keys: 'Setas', action: 'Passam à nota vizinha e a escolhem; das pontas, dão a volta.' },
  ],
  screenReader: [
    '“Sua nota, grupo de opções. 4 estrelas, boa, botão de opção, marcado, 5 de 6”',
    'Com erro: “Sua nota, grupo de opções, entrada inválida, Escolha de 1 a 5 estrelas”',
  ],
  wcag: [
    '1.3.1 Informações e relações',
    '1.4.1 Uso de cor',
    '2.1.1 Teclado',
    '2.5.8 Tamanho do alvo',
    '4.1.2 Nome, função, valor',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'As estrelas são conhecidas quando a tela abre.',
  },
};
