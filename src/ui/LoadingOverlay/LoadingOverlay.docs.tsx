import type { ComponentDocs } from '../docs/componentDocs';
import { Frame } from '../docs/Frame';
import { Skeleton } from '../Skeleton/Skeleton';
import { LoadingOverlay } from './LoadingOverlay';

export const loadingOverlayDocs: ComponentDocs = {
  summary: 'Cobre tudo enquanto o app decide aonde a pessoa pode ir.',
  status: 'estavel',
  useWhen: ['A sessão está sendo verificada e nada na tela pode ser usado ainda.', 'Uma só vez, na moldura do app.'],
  avoidWhen: [
    'Só uma parte da tela espera: use Skeleton, e o resto continua útil.',
    'Quem espera é um botão: use loading de Button.',
    'A espera passa de poucos segundos: mostre a página com o que já se sabe.',
  ],
  examples: [
    {
      right: {
        text: 'Diz o que se espera.',
        sample: (
          <Frame>
            <LoadingOverlay open label="Verificando sua sessão…" />
          </Frame>
        ),
      },
      wrong: {
        text: 'Conta à pessoa um trabalho que é nosso.',
        sample: (
          <Frame>
            <LoadingOverlay open label="Renovando o token de acesso…" />
          </Frame>
        ),
      },
    },
    {
      right: {
        text: 'A lista espera no lugar dela.',
        sample: <Skeleton label="Carregando viagens" shape="card" />,
      },
      wrong: {
        text: 'A tela toda parada por causa da lista.',
        sample: (
          <Frame>
            <LoadingOverlay open label="Carregando viagens…" />
          </Frame>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Véu', role: 'Cobre a tela, acima de diálogos e abaixo dos avisos.' },
    { part: 'Três pedras', role: 'Um passo depois do outro; paradas com movimento reduzido.' },
    { part: 'Texto', role: 'O que se espera.' },
    { part: 'Região de status', role: 'Fora do véu e sempre na página: só assim a mudança é lida.' },
  ],
  properties: {
    label: 'O que se espera.',
  },
  keyboard: [],
  screenReader: [
    'Ao abrir, depois da fala em curso: “Carregando…”, ou o label',
    'Ao fechar: nada; a página fala por si.',
  ],
  texts: ['Carregando…'],
  wcag: ['2.2.2 Pausar, parar, ocultar', '4.1.3 Mensagens de status'],
  spec: ['§2', '§4'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Ele só espera; a falha aparece na página (ErrorState) ou num aviso (ToastStack).',
    Vazio: 'Fechado, não mostra nada.',
    Teclado: 'Nada nele recebe foco.',
  },
};
