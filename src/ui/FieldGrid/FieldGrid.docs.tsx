import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { TextInput } from '../TextInput/TextInput';
import { FieldGrid } from './FieldGrid';
import { FieldGroup } from './FieldGroup';
import { FieldRow } from './FieldRow';
import { WideField } from './WideField';

const field = (name: string, label: string) => (
  <TextInput key={name} name={`exemplo-${name}`} label={label} value="" onChange={() => undefined} />
);

export const fieldGridDocs: ComponentDocs = {
  summary: 'Campos lado a lado onde cabem; com FieldRow, um campo e seus botões; com FieldGroup, uma moldura com nome.',
  status: 'estavel',
  useWhen: [
    'Um formulário tem campos curtos que se leem juntos: documento e número, nascimento e celular.',
    'Filtros de uma lista: layout="filters".',
    'O botão é do campo, como em buscar por um código: FieldRow.',
    'O mesmo grupo de campos se repete, como os volumes de uma encomenda: FieldGroup.',
  ],
  avoidWhen: ['Os campos são longos, ou um só: use Stack.', 'O que se dispõe não são campos: use Grid ou Columns.'],
  examples: [
    {
      right: {
        text: 'O nome ocupa a linha; o que é curto vai a par.',
        sample: (
          <FieldGrid>
            <WideField>{field('nome', 'Nome completo')}</WideField>
            {field('documento', 'Documento')}
            {field('numero', 'Número')}
          </FieldGrid>
        ),
      },
      wrong: {
        text: 'O nome espremido, e um campo sozinho na linha de baixo.',
        sample: (
          <FieldGrid>
            {field('nome2', 'Nome completo')}
            {field('documento2', 'Documento')}
            {field('numero2', 'Número')}
          </FieldGrid>
        ),
      },
    },
    {
      right: {
        text: 'Cada volume tem a sua moldura, com nome.',
        sample: <FieldGroup legend="Volume 1 de 2">{field('peso', 'Peso (kg)')}</FieldGroup>,
      },
      wrong: {
        text: 'O botão de buscar longe do campo que ele lê.',
        sample: (
          <FieldGrid>
            {field('codigo', 'Código')}
            <WideField>
              <Button>Buscar</Button>
            </WideField>
          </FieldGrid>
        ),
      },
    },
    {
      right: {
        text: 'O botão está na linha do campo.',
        sample: (
          <FieldRow wrap>
            {field('codigo2', 'Código')}
            <Button>Buscar</Button>
          </FieldRow>
        ),
      },
      wrong: { text: 'Sem moldura, não se vê de que volume é o peso.', sample: field('peso2', 'Peso (kg)') },
    },
  ],
  anatomy: [
    { part: 'Grade', role: 'Um campo por linha no celular; a partir de 600 px, dois, três ou um longo e dois curtos.' },
    { part: 'Linha inteira (WideField)', role: 'Um campo, ou palavras entre os campos, com a linha para si.' },
    { part: 'Linha (FieldRow)', role: 'O campo toma o que sobra; os botões, a largura que têm.' },
    { part: 'Moldura (FieldGroup)', role: 'fieldset com legenda.' },
  ],
  properties: {
    children: 'Os campos de um formulário; um WideField toma a linha inteira.',
    layout:
      'A partir de 600 px: pairs, dois por linha; filters, três, com lugar para os botões; item, um campo longo, um número e uma quantia.',
  },
  keyboard: [{ keys: 'Tab', action: 'Passa pelos campos na ordem de leitura: linha por linha.' }],
  screenReader: ['“Volume 1 de 2, grupo; Peso (kg), edição”'],
  wcag: ['1.3.1 Informações e relações', '1.3.2 Sequência com significado', '1.4.10 Refluxo', '2.4.3 Ordem do foco'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O erro é de cada campo.',
    Carregando: 'É só disposição.',
    Vazio: 'Sem campos não ocupa lugar.',
  },
};
