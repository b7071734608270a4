import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { TextInput } from '../TextInput/TextInput';
import { MaskedTextInput } from './MaskedTextInput';
import type { MaskedTextInputProps } from './MaskedTextInput';

const sample = ({ value = '', ...rest }: Partial<MaskedTextInputProps>) => (
  <Live initial={value}>
    {(text, onChange) => (
      <MaskedTextInput name="cpf" label="CPF" mask="cpf" {...rest} value={text} onChange={onChange} />
    )}
  </Live>
);

export const maskedTextInputDocs: ComponentDocs = {
  summary: 'Uma linha de texto que põe sozinha os pontos, traços e barras.',
  status: 'estavel',
  useWhen: [
    'O formato é um dos nove que o produto conhece: cpf, cnpj, cnh, celular, cep, data, cartaoNumero, cartaoValidade, cartaoCvv.',
    'Diga em autoComplete o que se espera (tel, postal-code, cc-number): o navegador preenche.',
  ],
  avoidWhen: [
    'O dia se escolhe num calendário: use DateInput.',
    'O formato varia, como RG e passaporte: use TextInput.',
    'É o código que chegou por e-mail: use CodeInput.',
  ],
  examples: [
    {
      right: { text: 'A pessoa digita só números.', sample: sample({ value: '529.982.247-25' }) },
      wrong: {
        text: 'Pedir “só números” passa à pessoa o trabalho da máscara.',
        sample: (
          <Live initial="">
            {(text, onChange) => (
              <TextInput
                name="cpf"
                label="CPF"
                hint="Só números, sem pontos nem traço"
                value={text}
                onChange={onChange}
              />
            )}
          </Live>
        ),
      },
    },
    {
      right: {
        text: 'A validade na ordem do cartão.',
        sample: sample({ label: 'Validade', mask: 'cartaoValidade', placeholder: 'MM/AA' }),
      },
      wrong: {
        text: 'Uma data inteira onde o cartão só traz mês e ano.',
        sample: sample({ label: 'Validade', mask: 'data', placeholder: 'DD/MM/AAAA' }),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Sempre acima e à vista; é o nome acessível.' },
    { part: 'Caixa', role: 'A área de toque, com 52 px de altura no mínimo.' },
    {
      part: 'Texto',
      role: 'O que foi digitado, com os sinais já postos; encolhe para caber inteiro, com texto a 200 % também.',
    },
    { part: 'Ajuda ou erro', role: 'Embaixo; o erro toma o lugar da ajuda.' },
  ],
  properties: {
    inputMode: 'O teclado do celular; o comum é o de números.',
    mask: 'A máscara, pelo nome: cpf, celular, data…',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao campo.' },
    { keys: '0 a 9', action: 'Escrevem; os sinais entram sozinhos, letras e o que sobra caem.' },
    { keys: 'Backspace', action: 'Apaga dígito por dígito, saltando os sinais.' },
    { keys: 'Ctrl + V', action: 'Aceita o número com ou sem os sinais.' },
  ],
  screenReader: ['“CPF, edição, 529.982.247-25”', 'Com erro: “CPF, edição, entrada inválida, Informe um CPF válido”'],
  texts: [
    'cpf 000.000.000-00',
    'cnpj 00.000.000/0000-00',
    'cnh 00000000000',
    'celular (00) 00000-0000',
    'cep 00000-000',
    'data DD/MM/AAAA',
    'cartaoNumero 0000 0000 0000 0000',
    'cartaoValidade 00/00',
    'cartaoCvv 0000',
  ],
  wcag: [
    '1.3.5 Identificar o propósito da entrada',
    '3.3.1 Identificação do erro',
    '3.3.2 Rótulos ou instruções',
    '4.1.2 Nome, função, valor',
  ],
  spec: ['§5', '§9'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O campo não espera por nada; quem espera é o botão que envia.',
    'Conteúdo longo': 'A máscara fixa o comprimento do valor; rótulo e ajuda longos estão em TextInput.',
  },
};
