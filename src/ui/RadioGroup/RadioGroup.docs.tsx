import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';

const options = [
  { value: 'pix', label: 'Pix', description: 'Aprovado na hora' },
  { value: 'cartao', label: 'Cartão de crédito', description: 'Em até 12 vezes' },
];

const sample = ({ value = '', ...rest }: Partial<RadioGroupProps>) => (
  <Live initial={value}>
    {(chosen, onChange) => (
      <RadioGroup
        name="pagamento"
        label="Forma de pagamento"
        options={options}
        {...rest}
        value={chosen}
        onChange={onChange}
      />
    )}
  </Live>
);

export const radioGroupDocs: ComponentDocs = {
  summary: 'Uma escolha entre poucas, todas à vista.',
  status: 'estavel',
  useWhen: [
    'São de duas a seis alternativas que se excluem.',
    'A decisão pesa e cada alternativa se explica: layout cards.',
    'A mesma pessoa escolhe muitas vezes por dia, como no balcão: layout tiles.',
  ],
  avoidWhen: [
    'São muitas: use Select.',
    'É um sim ou não: use Checkbox, ou Switch se vale na hora.',
    'Podem valer várias: use FilterGroup ou caixas de seleção.',
  ],
  examples: [
    {
      right: { text: 'Em cards, cada alternativa diz o que a distingue.', sample: sample({ layout: 'cards' }) },
      wrong: {
        text: 'A explicação longe das alternativas obriga a reler.',
        sample: sample({
          hint: 'Pix é aprovado na hora; cartão, em até 12 vezes',
          options: [
            { value: 'pix', label: 'Pix' },
            { value: 'cartao', label: 'Cartão de crédito' },
          ],
        }),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo do grupo', role: 'A pergunta; é o nome do grupo.' },
    { part: 'Alternativa', role: 'Botão, ícone, texto e descrição; em cards, o cartão inteiro responde.' },
    { part: 'Descrição (opcional)', role: 'Segunda linha; é dita depois do nome, não dentro dele.' },
    { part: 'Ajuda ou erro', role: 'Embaixo, do grupo todo.' },
  ],
  properties: {
    label: 'A pergunta, que dá nome ao grupo.',
    value: 'O valor escolhido; vazio enquanto nenhum foi.',
    options: 'As opções, com o texto que as explica.',
    layout: 'cards emoldura cada opção, para decisões como o pagamento; tiles as põe lado a lado.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco à alternativa escolhida, ou à primeira; o grupo é uma parada só.' },
    { keys: 'Setas', action: 'Passam à alternativa vizinha e a escolhem; das pontas, dão a volta.' },
    { keys: 'Espaço', action: 'Escolhe a alternativa em foco, se nenhuma vale ainda.' },
  ],
  screenReader: [
    '“Forma de pagamento, grupo de opções. Pix, botão de opção, não marcado, 1 de 2, Aprovado na hora”',
    'Com erro: “Forma de pagamento, grupo de opções, entrada inválida, Campo Obrigatório*”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '2.1.1 Teclado', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'As alternativas são conhecidas quando a tela abre.',
  },
};
