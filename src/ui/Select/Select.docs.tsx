import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { Select } from './Select';
import type { SelectProps } from './Select';

const documentos = [
  { value: '1', label: 'CPF' },
  { value: '2', label: 'RG' },
  { value: '3', label: 'CNH' },
  { value: '4', label: 'Passaporte' },
  { value: '5', label: 'Título de eleitor' },
];

const sample = ({ value = '', ...rest }: Partial<SelectProps>) => (
  <Live initial={value}>
    {(chosen, onChange) => (
      <Select
        name="documentoTipo"
        label="Tipo de documento"
        options={documentos}
        {...rest}
        value={chosen}
        onChange={onChange}
      />
    )}
  </Live>
);

export const selectDocs: ComponentDocs = {
  summary: 'Uma escolha entre muitas, na lista do próprio navegador.',
  status: 'estavel',
  useWhen: [
    'São cinco ou mais alternativas curtas, conhecidas: tipo de documento, estado, parcelas.',
    'O espaço é pouco e uma alternativa já vale: “Ordenar por”.',
  ],
  avoidWhen: [
    'São poucas e a decisão pesa: use RadioGroup, com todas à vista.',
    'São centenas, como cidades: use PlaceCombobox.',
  ],
  examples: [
    {
      right: {
        text: 'O convite diz o que escolher e não pode ser escolhido.',
        sample: sample({ placeholder: 'Escolha' }),
      },
      wrong: {
        text: 'A primeira já escolhida passa por resposta de quem nem olhou.',
        sample: sample({ value: '1' }),
      },
    },
    {
      right: { text: 'Textos curtos, que cabem num celular.', sample: sample({ value: '3' }) },
      wrong: {
        text: 'Textos longos são cortados na caixa.',
        sample: sample({
          value: '3',
          options: [
            { value: '3', label: 'CNH, carteira nacional de habilitação, física ou digital, dentro da validade' },
          ],
        }),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Sempre acima e à vista; é o nome acessível.' },
    { part: 'Caixa', role: '52 px; mostra a escolha ou o convite.' },
    { part: 'Seta', role: 'Decorativa.' },
    { part: 'Lista', role: 'A do sistema: no celular, a roda ou a folha que a pessoa já conhece.' },
    { part: 'Ajuda ou erro', role: 'Embaixo; o erro toma o lugar da ajuda.' },
  ],
  properties: {
    value: 'O valor escolhido; vazio enquanto nenhum foi.',
    options: 'As opções, na ordem em que aparecem.',
    placeholder: 'O que se lê enquanto nada foi escolhido.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco à caixa.' },
    { keys: 'Setas', action: 'Mudam a escolha; com Alt, abrem a lista (varia com o sistema).' },
    { keys: 'Letras', action: 'Vão à alternativa que começa com elas.' },
  ],
  screenReader: [
    '“Tipo de documento, caixa de combinação, CNH”',
    'Com erro: “…, entrada inválida, Campo Obrigatório*”',
  ],
  wcag: ['1.3.1 Informações e relações', '2.1.1 Teclado', '3.3.1 Identificação do erro', '4.1.2 Nome, função, valor'],
  spec: ['§3'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'As alternativas são conhecidas quando a tela abre.',
  },
};
