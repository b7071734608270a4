import { Button } from '../Button/Button';
import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { SearchIcon } from '../icons/SearchIcon';
import { Switch } from '../Switch/Switch';

const submit = (text: string) => (
  <Button variant="accent" size="large" fullWidth icon={<SearchIcon />}>
    {text}
  </Button>
);

const tripType = (label: string) => (
  <Live initial={false}>
    {(on, onChange) => <Switch name="idaVolta" label={label} checked={on} onChange={onChange} />}
  </Live>
);

export const searchCardDocs: ComponentDocs = {
  summary: 'O formulário da busca: uma coluna no celular, duas no tablet, linhas na tela larga.',
  status: 'estavel',
  useWhen: ['A pessoa começa ou muda uma busca: na home e em Alterar busca.'],
  avoidWhen: [
    'Estreitar o que já foi encontrado: use FilterPanel.',
    'Outro formulário qualquer: use Stack e os campos.',
  ],
  examples: [
    {
      right: { text: 'O botão diz o que vem depois.', sample: submit('Buscar viagens') },
      wrong: { text: '“Enviar” serve para qualquer formulário.', sample: submit('Enviar') },
    },
    {
      right: { text: 'O interruptor nomeia o que fica ligado.', sample: tripType('Ida e volta') },
      wrong: { text: '“Só ida” desligado quer dizer o quê?', sample: tripType('Só ida') },
    },
  ],
  anatomy: [
    { part: 'Ida e volta', role: 'Switch, no alto: decide se há data de volta.' },
    { part: 'Origem e destino', role: 'Dois PlaceCombobox, com o botão Inverter entre eles.' },
    { part: 'Datas', role: 'Um ou dois DateInput.' },
    { part: 'Buscar viagens', role: 'Botão accent, em toda a largura.' },
  ],
  properties: {
    tripType: 'A escolha entre só ida e ida e volta.',
    origem: 'O campo da origem.',
    destino: 'O campo do destino.',
    dataIda: 'O campo do dia da ida.',
    diasRapidos: 'Os dias mais pedidos, ao lado da data da ida onde cabem, senão embaixo dela.',
    dataVolta: 'O campo da volta; ausente em só ida, e o lugar se fecha.',
    submit: 'O botão da busca, de linha inteira.',
    onSwap: 'Chamada por quem troca origem e destino.',
    onSubmit: 'Chamada por quem busca.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Ida e volta, Origem, Inverter, Destino, calendário e data, Buscar.' },
    { keys: 'Enter num campo de data', action: 'Busca.' },
    { keys: 'Enter ou Espaço em Inverter', action: 'Troca origem e destino; o foco fica no botão.' },
  ],
  screenReader: ['“Buscar passagens, marco de busca”', '“Inverter origem e destino, botão”'],
  texts: ['Buscar passagens', 'Inverter origem e destino'],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo', '2.4.3 Ordem do foco', '2.5.8 Tamanho do alvo'],
  spec: ['§2'],
  history: [
    {
      version: '8.16.1',
      change:
        'Com texto a 200 %, os campos cabem no cartão e Inverter os acompanha; a lista do destino não sai da tela.',
    },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: {
    Carregando: 'As sugestões esperam em PlaceCombobox; as viagens, na tela de resultados.',
  },
};
