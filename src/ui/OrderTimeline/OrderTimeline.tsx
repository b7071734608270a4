import { Skeleton } from '../Skeleton/Skeleton';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { msg, t, translated } from '../../words/t';
import './OrderTimeline.css';

export type OrderStepState = 'done' | 'current' | 'next' | 'failed';

export interface OrderStep {
  id: string;
  /** `Pagamento confirmado` */
  titulo: string;
  state: OrderStepState;
  /** `05/12, 22:30`; for a future step its latest time: `até 20/12`. */
  quando?: string;
  /** Explanation of the step, or of its failure. */
  detalhe?: string;
}

export interface OrderTimelineProps {
  /** Name of the timeline: `Andamento do pedido`, `Andamento do reembolso`. */
  label?: string;
  steps: readonly OrderStep[];
  loading?: boolean;
}

/** Timeline of an order or refund: past, current and future steps. */
export function OrderTimeline({ label = t('Andamento do pedido'), steps, loading = false }: OrderTimelineProps) {
  if (loading) return <Skeleton label={t('Carregando: {parte}', { parte: label })} count={6} />;
  if (steps.length === 0) return <p className="it-order-line__none">{t('Nada aconteceu ainda.')}</p>;
  return (
    <ol className="it-order-line" aria-label={label}>
      {steps.map((step) => (
        <Step key={step.id} {...step} />
      ))}
    </ol>
  );
}

/** State in words, for people who perceive neither mark nor colour. */
const spoken: Record<OrderStepState, string> = {
  done: msg('concluído'),
  current: msg('em andamento'),
  next: msg('a seguir'),
  failed: msg('não deu certo'),
};

function Step({ titulo, state, quando, detalhe }: OrderStep) {
  return (
    <li className="it-order-line__step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="it-order-line__mark" aria-hidden="true">
        <Mark state={state} />
      </span>
      <div className="it-order-line__text">
        <p className="it-order-line__title">
          {titulo}
          <span className="it-visually-hidden">, {translated(spoken[state])}</span>
        </p>
        {quando && <p className="it-order-line__when it-tabular">{quando}</p>}
        {detalhe && <p className="it-order-line__detail">{detalhe}</p>}
      </div>
    </li>
  );
}

function Mark({ state }: Pick<OrderStep, 'state'>) {
  if (state === 'done') return <CheckIcon size={16} />;
  if (state === 'failed') return <CloseIcon size={16} />;
  return state === 'current' ? <ClockIcon size={16} /> : null;
}
