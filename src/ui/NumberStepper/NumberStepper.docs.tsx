import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { NumberStepper } from './NumberStepper';
import type { NumberStepperProps } from './NumberStepper';

const sample = ({ value = 1, ...rest }: Partial<NumberStepperProps>) => (
  <Live initial={value}>
    {(count, onChange) => (
      <NumberStepper name="adultos" label="Adultos" min={1} max={5} {...rest} value={count} onChange={onChange} />
    )}
  </Live>
);

export const numberStepperDocs: ComponentDocs = {
  summary: 'Uma quantidade pequena, com − e + ao lado do número.',
  status: 'beta',
  useWhen: [
    'A quantidade é pequena e parte de um valor provável: passageiros, malas, volumes.',
    'Vários em coluna, um por tipo: adultos, crianças, bebês.',
  ],
  avoidWhen: [
    'O número passa de umas dezenas: use TextInput com inputMode numeric.',
    'É dinheiro: use MoneyInput.',
    'É um código ou documento, que não se soma: use MaskedTextInput.',
  ],
  examples: [
    {
      right: {
        text: 'A ajuda diz quem entra na conta.',
        sample: sample({ hint: '12 anos ou mais' }),
      },
      wrong: {
        text: '“Quantidade” não diz de quê, na tela nem ao leitor.',
        sample: sample({ label: 'Quantidade' }),
      },
    },
    {
      right: { text: 'Começa no valor mais comum.', sample: sample({ value: 1 }) },
      wrong: { text: 'Começa em zero e obriga todos a tocar em +.', sample: sample({ min: 0, value: 0 }) },
    },
  ],
  anatomy: [
    { part: 'Rótulo e ajuda', role: 'À esquerda; o erro toma o lugar da ajuda.' },
    { part: 'Botão −', role: '44 px; apagado no mínimo, sem perder o foco.' },
    { part: 'Número', role: 'Também se digita; é o elemento que recebe o foco do teclado.' },
    { part: 'Botão +', role: '44 px; apagado no máximo.' },
  ],
  properties: {
    of: 'De quem é o número, ouvido depois do rótulo e não visto, onde um título acima já o diz.',
    min: 'Menor número.',
    max: 'Maior número.',
    valueText: 'O número por extenso para quem ouve: 2 passageiros.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao número; os botões não são paradas.' },
    { keys: 'Seta acima e abaixo', action: 'Um a mais, um a menos.' },
    { keys: 'Page Up e Page Down', action: 'Cinco a mais, cinco a menos.' },
    { keys: 'Home e End', action: 'O mínimo e o máximo.' },
    { keys: '0 a 9', action: 'Escrevem o número; fora dos limites, ele volta ao limite ao sair do campo.' },
  ],
  screenReader: [
    '“Adultos, botão de rotação, 2 adultos, 12 anos ou mais”',
    'Botões: “Aumentar, Adultos, botão” e “Diminuir, Adultos, botão”; no limite, “indisponível”',
    'Depois de tocar num botão: “3 adultos”',
  ],
  wcag: ['2.1.1 Teclado', '2.5.8 Tamanho do alvo', '3.3.2 Rótulos ou instruções', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O número muda na hora; o que depende dele espera no seu próprio lugar.',
    Vazio: 'Sempre há um número: sem nada escolhido, é o mínimo.',
  },
};
