import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { NativeDateInput, type NativeDateInputProps } from './NativeDateInput';

const sample = ({ inputText = '', ...rest }: Partial<NativeDateInputProps>) => (
  <Live initial={inputText}>
    {(text, onChange) => (
      <NativeDateInput name="dataIda" label="Data de ida" {...rest} inputText={text} onInputChange={onChange} />
    )}
  </Live>
);

export const dateInputDocs: ComponentDocs = {
  summary:
    'Um dia, digitado com as barras postas sozinhas ou escolhido num calendário: o de preços, ou o do próprio sistema (NativeDateInput).',
  status: 'estavel',
  useWhen: [
    'O dia está perto de hoje e o dia da semana importa: fechamento do caixa, pedidos, partidas.',
    'O dia tem preço, como o da ida e o da volta: DateInput, cujo botão abre PriceCalendar.',
    'Entre os campos de um formulário, com labelAbove: o rótulo fica acima da caixa, como nos outros.',
  ],
  avoidWhen: [
    'A pessoa sabe a data de cor, como a de nascimento: use FormDataInput, sem calendário no caminho.',
    'A escolha é entre os dias vizinhos de um já escolhido: use DateTabs.',
  ],
  examples: [
    {
      right: {
        text: 'O erro diz o formato.',
        sample: sample({ inputText: '31/02/2027', error: 'Informe uma data válida (DD/MM/AAAA)' }),
      },
      wrong: {
        text: '“Data inválida” não diz se falta o ano ou se o dia não existe.',
        sample: sample({ inputText: '31/02/2027', error: 'Data inválida' }),
      },
    },
    {
      right: {
        text: 'O calendário só oferece os dias à venda.',
        sample: sample({ inputText: '05/12/2026', min: '2026-11-21', max: '2027-01-20' }),
      },
      wrong: {
        text: 'Sem limites, o calendário oferece o ano passado.',
        sample: sample({ inputText: '05/12/2026' }),
      },
    },
  ],
  anatomy: [
    {
      part: 'Botão do calendário',
      role: '44 px, à esquerda; abre o calendário, em NativeDateInput o do sistema, com os limites min e max.',
    },
    { part: 'Rótulo', role: 'Pequeno, dentro da caixa; é o nome acessível.' },
    { part: 'Data', role: 'DD/MM/AAAA; uma data colada de outro jeito, como 2026-12-05, também serve.' },
    { part: 'Dia da semana', role: 'Aparece com a data completa, onde há espaço; só para quem vê.' },
    { part: 'Erro', role: 'Embaixo, com ícone.' },
  ],
  properties: {
    label: 'Data de ida ou Data de volta.',
    labelAbove: 'Põe o rótulo acima da caixa, como nos outros formulários.',
    inputText: 'O que está escrito, DD/MM/AAAA, inteiro ou pela metade.',
    onInputChange: 'Chamada a cada mudança, escrita ou escolhida, como DD/MM/AAAA.',
    onOpenCalendar: 'Abre o calendário, que devolve o dia como o próximo inputText.',
    children: 'Um calendário do sistema, que abre no lugar do seu campo escondido.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao botão do calendário e depois ao campo.' },
    { keys: 'Enter ou Espaço no botão', action: 'Abre o calendário; no do sistema, valem as teclas do sistema.' },
    { keys: '0 a 9', action: 'Escrevem a data; as barras entram sozinhas.' },
    { keys: 'Backspace e Delete', action: 'Apagam um algarismo; as barras são saltadas.' },
    { keys: '/', action: 'Completa com zero o dia ou o mês de um algarismo: 5/1 vira 05/01.' },
    { keys: 'Enter no campo', action: 'Envia a busca.' },
  ],
  screenReader: [
    '“Abrir calendário, data de ida, botão”',
    '“Data de ida, edição, 05/12/2026”',
    'Com erro: “Data de ida, edição, entrada inválida, Informe uma data válida (DD/MM/AAAA)”',
  ],
  texts: ['Abrir calendário, data de ida', 'DD/MM/AAAA'],
  wcag: ['2.1.1 Teclado', '2.5.8 Tamanho do alvo', '3.3.1 Identificação do erro', '4.1.2 Nome, função, valor'],
  spec: ['§5'],
  history: [
    { version: '8.16.1', change: 'O calendário do sistema está em NativeDateInput.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: {
    Carregando: 'O campo não espera por nada; os preços por dia esperam em DateTabs.',
  },
};
