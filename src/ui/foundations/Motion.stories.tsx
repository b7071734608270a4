import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { duration, easing } from '../theme/tokens';
import { Sheet, SheetRow, SheetSection } from './Sheet';
import { useMedia } from './useMedia';
import './Motion.css';

const uses: Record<keyof typeof duration, string> = {
  quick: 'Cor e borda de um controle sob o cursor; a chave de um interruptor',
  calm: 'Cartões que se destacam, a troca de origem e destino',
  slow: 'O que entra na tela: avisos, a espera',
};
const isDuration = (name: string): name is keyof typeof duration => name in duration;

function Motion() {
  const [away, setAway] = useState(false);
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <Sheet
      title="Movimento"
      lede="O movimento mostra de onde algo veio ou para onde foi, e termina antes que se espere por ele. Nada se mexe sozinho para chamar a atenção."
    >
      <SheetSection title="Durações">
        <Alert kind="info">
          {reduced
            ? 'Este navegador pede menos movimento: as peças abaixo trocam de lugar sem percorrer o caminho.'
            : 'Este navegador não pede menos movimento. Para ver a diferença, escolha “Movimento reduzido” na barra acima.'}
        </Alert>
        <div>
          <Button variant="secondary" onClick={() => setAway(!away)}>
            {away ? 'Trazer de volta' : 'Mover'}
          </Button>
        </div>
        <ul className="it-plate__rows">
          {Object.entries(duration).map(([name, time]) => (
            <SheetRow key={name} name={`${name} · ${time}`} code={`--mui-duration-${name}`}>
              <div className="it-motion__road">
                <div
                  className={`it-motion__coach ${away ? 'it-motion__coach--away' : ''}`}
                  style={{ transitionDuration: time }}
                />
              </div>
              <p className="it-plate__note">{isDuration(name) && uses[name]}</p>
            </SheetRow>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Curva"
        text="Uma só: sai depressa e chega devagar, como um ônibus que encosta na plataforma."
      >
        <Curve />
        <p>
          <code>--mui-easing-out</code> <code>{easing.out}</code>
        </p>
      </SheetSection>

      <SheetSection
        title="Menos movimento"
        text="Quem pede menos movimento ao sistema não perde informação: base.css reduz toda animação e transição a um instante, e o que girava fica parado, com o texto que já dizia o mesmo. Uma animação nova não precisa fazer nada a respeito, desde que seja CSS."
      />
    </Sheet>
  );
}

/** Easing curve: time to the right, distance upwards. */
function Curve() {
  return (
    <svg
      className="it-motion__curve"
      viewBox="-4 -4 168 108"
      width="168"
      height="108"
      role="img"
      aria-label="Curva que sobe depressa e chega devagar"
    >
      <path className="it-motion__axis" d="M0 0v100h160" />
      <path className="it-motion__line" d="M0 100C32 30 32 0 160 0" />
    </svg>
  );
}

const meta: Meta<typeof Motion> = { title: 'Fundamentos/Movimento', component: Motion };
export default meta;

export const All: StoryObj<typeof Motion> = {
  name: 'Movimento',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer de volta' }));
    await expect(canvas.getByRole('button', { name: 'Mover' })).toHaveFocus();
  },
};
