import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { TextInput } from './TextInput';
import type { TextInputProps } from './inputProps';

const sample = (props: Partial<TextInputProps>) => (
  <Live initial={props.value ?? ''}>
    {(value, onChange) => <TextInput name="nome" label="Nome completo" {...props} value={value} onChange={onChange} />}
  </Live>
);

export const textInputDocs: ComponentDocs = {
  summary: 'Uma linha de texto, com rótulo, ajuda e erro.',
  status: 'estavel',
  useWhen: [
    'A pessoa escreve algo curto que só ela sabe: nome, e-mail, número do documento.',
    'Diga em autoComplete o que se espera: o navegador preenche e a pessoa não digita.',
  ],
  avoidWhen: [
    'O formato tem pontos, traços ou barras: use MaskedTextInput.',
    'O texto pode passar de uma linha: use TextArea.',
    'É dinheiro: use MoneyInput. É senha: use PasswordInput.',
    'A resposta está numa lista curta: use Select ou RadioGroup.',
  ],
  examples: [
    {
      right: {
        text: 'O rótulo fica à vista e a ajuda diz antes o que se espera.',
        sample: sample({ hint: 'Como está no documento de embarque' }),
      },
      wrong: {
        text: 'A instrução no lugar do texto some quando a pessoa começa a digitar.',
        sample: sample({ label: 'Nome', placeholder: 'Como está no documento de embarque' }),
      },
    },
    {
      right: {
        text: 'O erro diz como corrigir.',
        sample: sample({ value: 'Ana', error: 'Informe um nome válido' }),
      },
      wrong: {
        text: '“Inválido” não diz o que falta.',
        sample: sample({ value: 'Ana', error: 'Inválido' }),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Sempre acima e à vista; é o nome acessível.' },
    { part: 'Caixa', role: 'A área de toque, com 52 px de altura no mínimo.' },
    { part: 'Ícone (opcional)', role: 'Antes do texto, decorativo.' },
    { part: 'Texto', role: 'O que a pessoa escreveu.' },
    { part: 'Ajuda ou erro', role: 'Embaixo; o erro toma o lugar da ajuda e leva um ícone, para não depender da cor.' },
  ],
  properties: {
    type: 'O tipo do campo, que muda o teclado do celular e o que o navegador confere.',
    inputMode: 'O teclado do celular.',
    icon: 'Desenho dentro da caixa, antes do texto.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao campo; desabilitado, é pulado; somente leitura, recebe o foco.' },
    { keys: 'Letras e números', action: 'Escrevem no campo.' },
    { keys: 'Enter', action: 'Envia o formulário em que o campo está.' },
  ],
  screenReader: [
    '“Nome completo, edição, Como está no documento de embarque”',
    'Com erro: “Nome completo, edição, entrada inválida, Informe um nome válido”',
    'Obrigatório: “Nome completo, edição, obrigatório”',
  ],
  wcag: [
    '1.3.1 Informações e relações',
    '1.3.5 Identificar o propósito da entrada',
    '1.4.11 Contraste não textual',
    '3.3.1 Identificação do erro',
    '3.3.2 Rótulos ou instruções',
    '4.1.2 Nome, função, valor',
  ],
  spec: ['§5'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O campo não espera por nada; quem espera é o botão que envia.',
  },
};
