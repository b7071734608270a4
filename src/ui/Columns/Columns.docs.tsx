import type { ComponentDocs } from '../docs/componentDocs';
import { Card } from '../Card/Card';
import { Columns } from './Columns';

export const columnsDocs: ComponentDocs = {
  summary: 'Duas colunas na tela larga, uma sob a outra no celular.',
  status: 'estavel',
  useWhen: [
    'Ao lado do principal há filtros, um resumo, um código ou notas: shape diz qual.',
    'Duas partes valem o mesmo: shape="even".',
  ],
  avoidWhen: ['São itens iguais em qualquer número: use Grid.', 'São campos de um formulário: use FieldGrid.'],
  examples: [
    {
      right: {
        text: 'O principal vem primeiro na leitura e ocupa a coluna larga.',
        sample: (
          <Columns shape="aside">
            <Card title="Por que instalar">Bilhetes que abrem sem internet.</Card>
            <Card title="Em outro aparelho">Aponte a câmera.</Card>
          </Columns>
        ),
      },
      wrong: {
        text: 'O texto longo ficou na coluna estreita.',
        sample: (
          <Columns shape="aside">
            <Card title="Em outro aparelho">Aponte a câmera.</Card>
            <Card title="Por que instalar">
              Bilhetes que abrem sem internet, avisos da viagem e a Itapê a um toque da tela inicial.
            </Card>
          </Columns>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Primeira coluna', role: 'Lida primeiro; no celular fica em cima.' },
    { part: 'Segunda coluna', role: 'Ao lado a partir de 960 px.' },
  ],
  properties: {
    children: 'Dois elementos, na ordem de leitura.',
    shape:
      'Larguras a partir de 960 px: even, metades; third, um e dois terços; as outras dizem o que a coluna estreita guarda: primeiro code, filters ou facts; por último aside, summary ou notes.',
    ownWidthButtons: 'Os botões das colunas ficam da sua largura a partir de 600 px.',
  },
  keyboard: [],
  screenReader: ['Não se ouve; as colunas são lidas na ordem em que estão.'],
  wcag: ['1.3.2 Sequência com significado', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'É só disposição.',
    Carregando: 'É só disposição.',
    Vazio: 'Sem filhos não ocupa lugar.',
    Teclado: 'Não recebe foco.',
  },
};
