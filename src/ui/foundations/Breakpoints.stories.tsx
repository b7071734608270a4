import { useSyncExternalStore } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LARGURA_RESPONSIVA_PX } from '../../domain/base/constantes';
import { Alert } from '../Alert/Alert';
import { breakpoints } from '../theme/tokens';
import { Sheet, SheetRow, SheetSection } from './Sheet';
import './Breakpoints.css';

const uses: Record<keyof typeof breakpoints, string> = {
  xs: 'Celular. Tudo funciona a partir de 320 px, sem rolagem para o lado.',
  sm: 'Celular deitado e tablet: cartões com mais respiro, campos curtos lado a lado.',
  md: 'O ponto da especificação: abaixo dele vale o modo responsivo.',
  lg: 'Computador. Nada muda: sobra margem dos lados.',
  xl: 'Tela grande. Nada muda.',
};
const isBreakpoint = (name: string): name is keyof typeof breakpoints => name in breakpoints;

const changes: [component: string, text: string][] = [
  ['AppHeader', 'Abaixo, os links se recolhem num menu. Acima, ficam à vista.'],
  ['PurchaseSummary', 'Abaixo, fica preso ao pé da tela, com o total. Acima, acompanha a página, ao lado.'],
  ['Filtros do resultado', 'Abaixo, abrem e fecham sobre a lista. Acima, ficam ao lado dela.'],
  ['Dialog', 'Cruzar a linha com um diálogo aberto o fecha, e onClose recebe “responsivo” como motivo.'],
];

/** Width of the window, updated on resize. */
function useWidth(): number {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('resize', onChange);
      return () => window.removeEventListener('resize', onChange);
    },
    () => window.innerWidth,
  );
}

function Breakpoints() {
  const width = useWidth();
  return (
    <Sheet
      title="Pontos de quebra"
      lede="A tela se organiza pelo espaço que tem, e quase tudo se arruma sozinho. Só um ponto muda o comportamento: 960 px."
    >
      <SheetSection title="Onde você está">
        <Alert kind={width < LARGURA_RESPONSIVA_PX ? 'info' : 'success'}>
          {`Esta janela tem ${width}\u00a0px: ${width < LARGURA_RESPONSIVA_PX ? 'modo responsivo' : 'tela larga'}.`}
        </Alert>
      </SheetSection>

      <SheetSection title="Larguras">
        <ul className="it-plate__rows">
          {Object.entries(breakpoints).map(([name, from]) => (
            <SheetRow key={name} name={`${name} · ${from}\u00a0px`}>
              <div className="it-breakpoint" aria-hidden="true">
                <div
                  className={`it-breakpoint__bar ${from === LARGURA_RESPONSIVA_PX ? 'it-breakpoint__bar--turn' : ''}`}
                  style={{ width: `${Math.max(1, (from / breakpoints.xl) * 100)}%` }}
                />
              </div>
              <p className="it-plate__note">{isBreakpoint(name) && uses[name]}</p>
            </SheetRow>
          ))}
        </ul>
      </SheetSection>

      <SheetSection title="O que muda em 960 px">
        <ul className="it-plate__grid">
          {changes.map(([component, text]) => (
            <li key={component} className="it-plate__tile">
              <p className="it-plate__name">{component}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Como testar"
        text="O menu de larguras da barra acima tem 320, 360, 768, 959, 961 e 1280 px. As que mais revelam são 320, com texto a 200 %, e o par 959 e 961."
      />
    </Sheet>
  );
}

const meta: Meta<typeof Breakpoints> = {
  title: 'Fundamentos/Pontos de quebra',
  component: Breakpoints,
};
export default meta;

export const All: StoryObj<typeof Breakpoints> = { name: 'Pontos de quebra' };
