import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { TextArea } from './TextArea';
import type { TextAreaProps } from './TextArea';

const sample = ({ value = '', ...rest }: Partial<TextAreaProps>) => (
  <Live initial={value}>
    {(text, onChange) => (
      <TextArea name="motivo" label="Motivo do cancelamento" {...rest} value={text} onChange={onChange} />
    )}
  </Live>
);

export const textAreaDocs: ComponentDocs = {
  summary: 'Texto de várias linhas, num campo que cresce com ele e conta o que resta.',
  status: 'beta',
  useWhen: [
    'A pessoa conta algo com as próprias palavras: motivo, observação, mensagem ao atendimento.',
    'Há um limite de caracteres: passe maxLength, e o campo conta.',
  ],
  avoidWhen: [
    'Cabe numa linha: use TextInput.',
    'As respostas se repetem: use RadioGroup ou Select, com “Outro motivo” por último.',
  ],
  examples: [
    {
      right: {
        text: 'O contador deixa passar do limite e diz quanto sobra: nada que foi colado se perde.',
        sample: sample({ value: 'Remarcaram minha reunião para a semana seguinte.', maxLength: 40 }),
      },
      wrong: {
        text: 'Um limite só na ajuda: quem escreve não sabe onde está.',
        sample: sample({ hint: 'Até 40 caracteres', value: 'Remarcaram minha reunião para a semana seguinte.' }),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Sempre acima e à vista; é o nome acessível.' },
    { part: 'Caixa', role: 'Começa com 2, 3 ou 5 linhas e cresce até o triplo; depois rola.' },
    { part: 'Ajuda ou erro', role: 'Embaixo, à esquerda.' },
    { part: 'Contador (com maxLength)', role: 'Embaixo, à direita; passa a erro, em negrito, além do limite.' },
  ],
  properties: {
    maxLength:
      'Quantos caracteres cabem, com uma contagem dita a quem ouve. O que passa é aceito e avisado, nunca cortado em silêncio.',
    rows: 'Linhas à vista enquanto vazio; cresce com o texto até três vezes isso.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao campo, e daqui ao próximo: não escreve tabulação.' },
    { keys: 'Enter', action: 'Quebra a linha; não envia o formulário.' },
  ],
  screenReader: [
    '“Motivo do cancelamento, edição, várias linhas, Restam 300 caracteres”',
    'Perto do fim, um segundo depois da última tecla: “Restam 9 caracteres”',
    'Além do limite: “2 caracteres a mais”, e o campo é anunciado como entrada inválida',
  ],
  texts: ['Restam 9 caracteres', 'Resta 1 caractere', '2 caracteres a mais'],
  wcag: [
    '1.3.1 Informações e relações',
    '1.4.4 Redimensionar texto',
    '3.3.1 Identificação do erro',
    '3.3.2 Rótulos ou instruções',
    '4.1.3 Mensagens de status',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O campo não espera por nada; quem espera é o botão que envia.',
  },
};
