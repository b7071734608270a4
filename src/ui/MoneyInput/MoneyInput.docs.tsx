import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { TextInput } from '../TextInput/TextInput';
import { MoneyInput } from './MoneyInput';
import type { MoneyInputProps } from './MoneyInput';

const sample = ({ value = null, ...rest }: Partial<MoneyInputProps>) => (
  <Live initial={value}>
    {(centavos, onChange) => (
      <MoneyInput name="valor" label="Valor da encomenda" {...rest} value={centavos} onChange={onChange} />
    )}
  </Live>
);

export const moneyInputDocs: ComponentDocs = {
  summary: 'Um valor em reais, digitado da direita para a esquerda, como nos bancos brasileiros.',
  status: 'beta',
  useWhen: [
    'A pessoa informa um valor em reais: valor declarado, troco, sangria do caixa.',
    'Há um limite: diga-o na ajuda e em max; o que passa dele é recusado com palavras.',
  ],
  avoidWhen: [
    'O valor só é lido: escreva-o como texto, com it-tabular.',
    'É uma quantidade: use NumberStepper.',
    'O valor é um entre poucos: use RadioGroup.',
  ],
  examples: [
    {
      right: {
        text: 'Os centavos entram sozinhos: 1, 2, 3 vira R$ 1,23.',
        sample: sample({ hint: 'De R$ 10,00 a R$ 5.000,00', max: 500_000 }),
      },
      wrong: {
        text: 'Num campo de texto, “12.34” pode ser doze reais ou mil duzentos e trinta e quatro.',
        sample: (
          <Live initial="12.34">
            {(text, onChange) => <TextInput name="valor" label="Valor da encomenda" value={text} onChange={onChange} />}
          </Live>
        ),
      },
    },
    {
      right: { text: 'Vazio enquanto nada foi digitado.', sample: sample({}) },
      wrong: { text: 'Um zero à espera parece uma resposta já dada.', sample: sample({ value: 0 }) },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Diz de que valor se trata; é o nome acessível.' },
    { part: 'Caixa', role: 'A área de toque, com 52 px de altura no mínimo.' },
    {
      part: 'Valor',
      role: '“R$ 1.234,56”, com espaço que não quebra e algarismos de mesma largura; o primeiro toque põe o cursor no fim.',
    },
    { part: 'Recusa (quando há)', role: 'Diz o máximo quando um dígito passaria dele; some na mudança seguinte.' },
    { part: 'Ajuda ou erro', role: 'Embaixo; o erro toma o lugar da ajuda.' },
  ],
  properties: {
    value: 'Centavos inteiros; nulo enquanto nada foi escrito, que não é zero.',
    max: 'Maior valor, em centavos; o que passa é recusado com uma frase.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao campo.' },
    { keys: '0 a 9', action: 'Entram onde está o cursor; no fim, empurram os centavos para a esquerda.' },
    {
      keys: 'Backspace e Delete',
      action: 'Apagam um dígito; ponto, vírgula e R$ são saltados. Apagar o zero esvazia.',
    },
    { keys: 'Ctrl + V', action: 'Troca o valor todo: “1.234,56”, “1234.56” e “R$ 1.234” são entendidos.' },
  ],
  screenReader: [
    '“Valor da encomenda, edição, De R$ 10,00 a R$ 5.000,00, Digite só números; os dois últimos são os centavos.”',
    'Com valor: “Valor da encomenda, edição, R$ 1.234,56”',
    'Ao passar do limite: “O máximo é R$ 5.000,00.”',
  ],
  wcag: [
    '1.3.1 Informações e relações',
    '2.1.1 Teclado',
    '3.3.1 Identificação do erro',
    '3.3.2 Rótulos ou instruções',
    '4.1.3 Mensagens de status',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O campo não espera por nada; quem espera é o botão que envia.',
  },
};
