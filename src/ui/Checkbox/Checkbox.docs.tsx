import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { Checkbox } from './Checkbox';
import type { CheckboxProps } from './Checkbox';

const sample = ({ checked = false, ...rest }: Partial<CheckboxProps>) => (
  <Live initial={checked}>
    {(on, onChange) => <Checkbox name="aceite" label="Li e aceito" {...rest} checked={on} onChange={onChange} />}
  </Live>
);

export const checkboxDocs: ComponentDocs = {
  summary: 'Um sim ou não que vale quando o formulário é enviado.',
  status: 'estavel',
  useWhen: ['A pessoa aceita algo ou marca o que se aplica, e depois envia.'],
  avoidWhen: [
    'O efeito é imediato: use Switch.',
    'É uma entre várias: use RadioGroup.',
    'Filtra uma lista: use FilterGroup.',
  ],
  examples: [
    {
      right: {
        text: 'Afirmação na primeira pessoa; marcado quer dizer sim.',
        sample: sample({ label: 'Quero receber ofertas por e-mail' }),
      },
      wrong: {
        text: 'Negação: ninguém sabe o que marcar significa.',
        sample: sample({ label: 'Não quero deixar de receber ofertas por e-mail' }),
      },
    },
    {
      right: { text: 'O aceite começa desmarcado.', sample: sample({ label: 'Li e aceito os termos de uso' }) },
      wrong: {
        text: 'Marcado de início, não é consentimento.',
        sample: sample({ label: 'Li e aceito os termos de uso', checked: true }),
      },
    },
  ],
  anatomy: [
    { part: 'Caixa', role: '44 px de alvo, com a marca quando vale.' },
    { part: 'Rótulo', role: 'Responde ao toque; pode levar um link, que não marca a caixa.' },
    { part: 'Ajuda ou erro', role: 'Embaixo; o erro toma o lugar da ajuda.' },
  ],
  properties: {
    label: 'Pode conter um link, como o dos termos de uso.',
    checked: 'Se está marcada.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco à caixa, e depois ao link do rótulo, se houver.' },
    { keys: 'Espaço', action: 'Marca e desmarca.' },
  ],
  screenReader: [
    '“Li e aceito os termos de uso, caixa de seleção, não marcada”',
    'Com erro: “…, entrada inválida, Obrigatório*”',
  ],
  texts: ['Obrigatório*'],
  wcag: ['1.3.1 Informações e relações', '2.1.1 Teclado', '2.5.8 Tamanho do alvo', '3.3.1 Identificação do erro'],
  spec: ['§5'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Nada acontece até o envio; quem espera é o botão que envia.',
    Vazio: 'Sem rótulo não há o que aceitar; desmarcada está em Padrão.',
  },
};
