import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { PlaceCombobox } from './PlaceCombobox';
import type { PlaceComboboxProps } from './PlaceCombobox';

const places = [
  { id: '1', titulo: 'São Paulo, SP', detalhe: 'Terminal Rodoviário do Tietê' },
  { id: '2', titulo: 'São Paulo, SP', detalhe: 'Terminal Rodoviário da Barra Funda' },
];

const sample = ({ inputText = '', ...rest }: Partial<PlaceComboboxProps>) => (
  <Live initial={inputText}>
    {(text, onChange) => (
      <PlaceCombobox
        name="origem"
        label="Origem"
        options={places}
        {...rest}
        inputText={text}
        onInputChange={onChange}
        onSelect={({ titulo }) => onChange(titulo)}
      />
    )}
  </Live>
);

export const placeComboboxDocs: ComponentDocs = {
  summary: 'Um lugar, digitado ou escolhido entre sugestões.',
  status: 'estavel',
  useWhen: ['A pessoa diz de onde sai ou aonde vai, entre centenas de cidades e terminais.'],
  avoidWhen: ['São poucos lugares, todos conhecidos: use Select.', 'Qualquer texto serve: use TextInput.'],
  examples: [
    {
      right: {
        text: 'O detalhe separa os terminais de uma mesma cidade.',
        sample: sample({}),
      },
      wrong: {
        text: 'Duas sugestões iguais: escolhe-se no escuro.',
        sample: sample({ options: places.map((place) => ({ ...place, detalhe: 'São Paulo' })) }),
      },
    },
    {
      right: {
        text: 'O erro diz o que falta fazer.',
        sample: sample({ inputText: 'Sao', error: 'Escolha uma origem da lista' }),
      },
      wrong: {
        text: '“Origem inválida” não diz que é preciso escolher.',
        sample: sample({ inputText: 'Sao', error: 'Origem inválida' }),
      },
    },
  ],
  anatomy: [
    { part: 'Caixa', role: 'A de SearchField, com o alfinete.' },
    { part: 'Texto', role: 'O escolhido ou o meio digitado; a tela o guarda em inputText.' },
    { part: 'Limpar', role: 'Só para o ponteiro e com texto; o teclado tem Esc.' },
    { part: 'Sugestões', role: 'Cidade com estado e, embaixo, o terminal; 52 px cada.' },
    { part: 'Aviso', role: 'No lugar das sugestões: que estão vindo, ou que não há.' },
  ],
  properties: {
    label: 'Origem ou Destino.',
    inputText: 'O texto do campo, escolhido ou pela metade.',
    options: 'As sugestões para o texto, a melhor primeiro.',
    loading: 'As sugestões estão chegando.',
    emptyText: 'O que se diz quando não há sugestão.',
    onInputChange: 'Chamada a cada mudança do texto, também do que se escreveu antes de a página acordar.',
    onSelect: 'Chamada com o lugar escolhido.',
    onOpen: 'Chamada quando a lista abre, para trazer as primeiras sugestões.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao campo e abre as sugestões; com uma marcada, escolhe-a e segue.' },
    { keys: 'Seta abaixo e acima', action: 'Marcam a sugestão vizinha; das pontas, dão a volta.' },
    { keys: 'Home e End', action: 'Com uma marcada, vão à primeira e à última.' },
    { keys: 'Enter', action: 'Escolhe a marcada; sem marca e com texto, a primeira. Fechada, envia a busca.' },
    { keys: 'Esc', action: 'Fecha as sugestões; de novo, limpa o campo.' },
  ],
  screenReader: [
    '“Origem, caixa de combinação, recolhida, em branco”',
    'Ao abrir: “3 sugestões”; ao descer: “São Paulo, SP Terminal Rodoviário do Tietê, 1 de 3”',
    'Enquanto busca: “Buscando lugares…”; sem resultado: “Nenhum lugar encontrado”',
  ],
  texts: [
    'Buscando lugares…',
    'Nenhum lugar encontrado',
    '1 sugestão',
    '3 sugestões',
    'Limpar origem',
    'Cidade ou terminal',
  ],
  wcag: [
    '1.3.1 Informações e relações',
    '2.1.1 Teclado',
    '3.3.1 Identificação do erro',
    '4.1.2 Nome, função, valor',
    '4.1.3 Mensagens de status',
  ],
  history: [
    { version: '8.16.1', change: 'A lista abre sob o campo também com texto a 200 %.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
};
