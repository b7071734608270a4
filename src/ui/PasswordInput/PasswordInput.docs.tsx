import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { PasswordInput } from './PasswordInput';
import type { PasswordInputProps } from './PasswordInput';

const sample = ({ value = '', ...rest }: Partial<PasswordInputProps>) => (
  <Live initial={value}>
    {(text, onChange) => (
      <PasswordInput
        name="senha"
        label="Nova senha"
        autoComplete="new-password"
        {...rest}
        value={text}
        onChange={onChange}
      />
    )}
  </Live>
);

export const passwordInputDocs: ComponentDocs = {
  summary: 'Uma senha, escondida até a pessoa pedir para ver.',
  status: 'estavel',
  useWhen: [
    'A pessoa entra com a senha que tem: autoComplete current-password.',
    'A pessoa cria uma senha: autoComplete new-password, com a regra na ajuda.',
  ],
  avoidWhen: [
    'É um código que chega por e-mail: use CodeInput.',
    'Para confirmar a senha num segundo campo: mostrar o que foi digitado resolve melhor.',
  ],
  examples: [
    {
      right: {
        text: 'A regra está à vista antes do erro.',
        sample: sample({ hint: 'Mínimo de 6 caracteres, com números' }),
      },
      wrong: {
        text: 'A regra só aparece depois da recusa.',
        sample: sample({ value: 'abc', error: 'Senha fraca' }),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Sempre acima e à vista; é o nome acessível.' },
    { part: 'Senha', role: 'Em pontos até ser mostrada; sem maiúscula automática nem corretor.' },
    { part: 'Botão Mostrar senha', role: '44 px, à direita; o nome diz o que o próximo toque fará.' },
    { part: 'Ajuda ou erro', role: 'Embaixo; o erro toma o lugar da ajuda.' },
  ],
  properties: {
    autoComplete: 'Diz ao gerenciador de senhas se preenche a de agora ou cria uma nova.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao campo e depois ao botão Mostrar senha.' },
    { keys: 'Enter ou Espaço no botão', action: 'Mostra e esconde; o foco fica no botão.' },
    { keys: 'Ctrl + V', action: 'Cola: gerenciadores de senha não são impedidos.' },
  ],
  screenReader: [
    '“Nova senha, edição protegida, Mínimo de 6 caracteres, com números”',
    '“Mostrar senha, botão”; depois de acionado, “Ocultar senha, botão”',
  ],
  texts: ['Mostrar senha', 'Ocultar senha'],
  wcag: [
    '1.3.5 Identificar o propósito da entrada',
    '2.1.1 Teclado',
    '3.3.2 Rótulos ou instruções',
    '3.3.8 Autenticação acessível (mínimo)',
  ],
  spec: ['§5', '§9'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O campo não espera por nada; quem espera é o botão que envia.',
  },
};
