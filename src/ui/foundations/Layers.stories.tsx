import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { layer } from '../theme/tokens';
import { Sheet, SheetSection } from './Sheet';
import './Layers.css';

/** MUI's z-index of modals, between our header and our overlay. */
const MODAL = 1300;

const levels: [z: number, name: string, token: string | null, use: string][] = [
  [0, 'Página', null, 'O conteúdo, sem z-index.'],
  [Number(layer.sticky), 'sticky', '--mui-layer-sticky', 'O resumo da compra preso ao pé, as sugestões de um campo.'],
  [Number(layer.header), 'header', '--mui-layer-header', 'O cabeçalho e os menus que descem dele.'],
  [MODAL, 'modal', '--mui-zIndex-modal', 'Diálogos, com o véu que escurece a página.'],
  [Number(layer.overlay), 'overlay', '--mui-layer-overlay', 'A espera que cobre tudo (LoadingOverlay).'],
  [Number(layer.toast), 'toast', '--mui-layer-toast', 'Avisos: também sobre um diálogo, para que se leiam.'],
  [Number(layer.skip), 'skip', '--mui-layer-skip', 'Pular para o conteúdo: ninguém cobre quem usa teclado.'],
];

function Layers() {
  return (
    <Sheet
      title="Camadas"
      lede="O que fica por cima do quê. Sete alturas bastam; um número solto num z-index é um erro, mesmo quando funciona."
    >
      <SheetSection title="De baixo para cima">
        <ol className="it-layers">
          {levels.map(([z, name, token, use]) => (
            <li key={name} className="it-layers__level">
              <p className="it-plate__name">
                {name} · <span className="it-tabular">{z}</span>
              </p>
              <p className="it-plate__note">{use}</p>
              {token && <code>{token}</code>}
            </li>
          ))}
        </ol>
      </SheetSection>
      <SheetSection
        title="Regras"
        text="Dentro de um componente, a ordem do HTML resolve quase tudo; onde não resolve, isole (isolation: isolate) e use 1. Um diálogo nunca abre sobre outro: a segunda pergunta espera a primeira."
      />
    </Sheet>
  );
}

const meta: Meta<typeof Layers> = { title: 'Fundamentos/Camadas', component: Layers };
export default meta;

export const All: StoryObj<typeof Layers> = { name: 'Camadas' };
