import type { ComponentType } from 'react';
import type { IconProps } from '../icons/Icon';
import { Icon } from '../icons/Icon';
import { StairsIcon } from '../icons/StairsIcon';
import { WcIcon } from '../icons/WcIcon';
import type { MapFixture } from './seat';

const icons: Record<MapFixture['tipo'], ComponentType<IconProps>> = {
  wc: WcIcon,
  escada: StairsIcon,
  motorista: WheelIcon,
  geladeira: FridgeIcon,
};

/** WC, stairs, fridge or steering wheel, as wide as its side of the aisle. Decorative. */
export function CoachFixture({ fixture, colunas }: { fixture: MapFixture; colunas: number }) {
  const Drawing = icons[fixture.tipo];
  const left = fixture.coluna * 2 < colunas;
  const from = left ? Math.max(1, fixture.coluna) : fixture.coluna;
  return (
    <div
      className="it-coach__fixture"
      data-kind={fixture.tipo}
      style={{ gridRow: fixture.fila + 1, gridColumn: `${from} / span 2` }}
    >
      <Drawing size={22} />
    </div>
  );
}

function WheelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M3.5 10.5l6 1M20.5 10.5l-6 1M12 14.5V21" />
    </Icon>
  );
}

function FridgeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6" y="3" width="12" height="18" rx="2" />
      <path d="M6 10h12M9 6v1.5M9 13v2.5" />
    </Icon>
  );
}
