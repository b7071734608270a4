import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { CodeInput } from './CodeInput';
import type { CodeInputProps } from './CodeInput';

const sample = ({ value = '', ...rest }: Partial<CodeInputProps>) => (
  <Live initial={value}>
    {(digits, onChange) => (
      <CodeInput name="codigo" label="Código de confirmação" {...rest} value={digits} onChange={onChange} />
    )}
  </Live>
);

export const codeInputDocs: ComponentDocs = {
  summary: 'O código de seis dígitos que chegou por e-mail, num campo só.',
  status: 'estavel',
  useWhen: ['A pessoa confirma o e-mail ou troca a senha com um código recebido.'],
  avoidWhen: ['O número é da pessoa, não enviado a ela: use MaskedTextInput.', 'Tem letras: use TextInput.'],
  examples: [
    {
      right: { text: 'A ajuda diz aonde o código foi.', sample: sample({ hint: 'Enviado para a***@itape.test' }) },
      wrong: {
        text: 'Sem o endereço, ninguém percebe que errou o e-mail.',
        sample: sample({ hint: 'Digite o código' }),
      },
    },
    {
      right: {
        text: 'O erro diz o que fazer.',
        sample: sample({ value: '123456', error: 'Código inválido. Confira o e-mail mais recente.' }),
      },
      wrong: {
        text: '“Código inválido” pode ser muitas coisas.',
        sample: sample({ value: '123456', error: 'Código inválido' }),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Sempre acima e à vista; é o nome acessível.' },
    { part: 'Campo', role: 'Um só, não seis caixas: pode ser colado, corrigido e lido inteiro.' },
    { part: 'Dígitos', role: 'Grandes e espaçados; encolhem para caber, com texto a 200 % também.' },
    { part: 'Ajuda ou erro', role: 'Embaixo; o erro toma o lugar da ajuda.' },
  ],
  properties: {
    value: 'Os dígitos já escritos.',
    length: 'Quantos dígitos o código tem.',
    onComplete: 'Chamada quando todos os dígitos estão lá, escritos ou colados.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao campo.' },
    { keys: '0 a 9', action: 'Escrevem; com o sexto dígito, o código segue sozinho.' },
    { keys: 'Ctrl + V', action: 'Aceita o código com espaços ou traços.' },
  ],
  screenReader: ['“Código de confirmação, edição, obrigatório, Enviado para a***@itape.test”'],
  wcag: [
    '1.3.5 Identificar o propósito da entrada',
    '1.4.4 Redimensionar texto',
    '3.3.2 Rótulos ou instruções',
    '3.3.8 Autenticação acessível (mínimo)',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Quem espera pela conferência é o botão que envia; o código fica à vista.',
  },
};
