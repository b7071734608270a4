import type { ComponentDocs } from '../docs/componentDocs';
import { PinIcon } from '../icons/PinIcon';
import { errorProps } from './errorProps';
import { SearchField } from './SearchField';

interface Sample {
  label: string;
  placeholder?: string;
  error?: string;
}

const sample = ({ label, placeholder, error }: Sample) => {
  const id = `exemplo-${label.replace(/\W/g, '')}-${error ? 'erro' : 'certo'}`;
  return (
    <SearchField id={id} errorId={`${id}-erro`} label={label} icon={<PinIcon size={22} />} error={error}>
      <input
        id={id}
        className="it-search-field__input"
        placeholder={placeholder}
        {...errorProps(error, `${id}-erro`)}
      />
    </SearchField>
  );
};

export const searchFieldDocs: ComponentDocs = {
  summary: 'A moldura dos campos da busca: ícone, rótulo pequeno, valor grande.',
  status: 'estavel',
  useWhen: [
    'A busca ganha mais um campo. Os que existem já a usam: PlaceCombobox e DateInput.',
    'O que se digita filtra a lista logo abaixo: FilterField.',
  ],
  avoidWhen: ['Num formulário: use TextInput e os outros campos, com o rótulo acima da caixa.'],
  examples: [
    {
      right: {
        text: 'Uma palavra por rótulo.',
        sample: sample({ label: 'Embarque', placeholder: 'Cidade ou terminal' }),
      },
      wrong: {
        text: 'Uma pergunta inteira toma o lugar do valor.',
        sample: sample({ label: 'Em que cidade ou terminal você vai embarcar?' }),
      },
    },
  ],
  anatomy: [
    { part: 'Caixa', role: '64 px; inteira, é o campo e leva o anel do foco.' },
    { part: 'Ícone', role: 'Diz de longe qual é o campo; pode ser um botão, como em DateInput.' },
    { part: 'Rótulo', role: 'Pequeno, dentro da caixa; é o nome acessível.' },
    { part: 'Controle', role: 'Traz o id e a classe it-search-field__input.' },
    { part: 'No fim (opcional)', role: 'Um botão pequeno, como o de limpar.' },
    { part: 'Erro', role: 'Embaixo, com ícone.' },
  ],
  properties: {
    id: 'Id do campo.',
    errorId: 'Id que o campo cita em aria-describedby enquanto há um erro.',
    labelAbove: 'Põe o rótulo acima da caixa, como nos outros formulários.',
    trailing: 'Um botão pequeno no fim da caixa.',
    children: 'O campo, com o id e a classe it-search-field__input.',
  },
  keyboard: [{ keys: 'Tab', action: 'Leva o foco ao controle; a moldura não é parada.' }],
  screenReader: [
    '“Embarque, edição, em branco”',
    'Com erro: “Embarque, edição, entrada inválida, Informe onde você embarca”',
  ],
  wcag: [
    '1.3.1 Informações e relações',
    '1.4.11 Contraste não textual',
    '2.4.7 Foco visível',
    '3.3.1 Identificação do erro',
  ],
  history: [
    { version: '8.16.1', change: 'O rótulo quebra a linha em vez de ser cortado.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: {
    Carregando: 'A moldura não espera por nada; as sugestões esperam em PlaceCombobox.',
  },
};
