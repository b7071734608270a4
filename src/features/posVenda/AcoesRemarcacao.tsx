import { Button } from '../../ui/Button/Button';
import type { PassoRemarcacao } from './passosRemarcacao';
import { t } from '../../words/t';

export interface AcoesRemarcacaoProps {
  passo: PassoRemarcacao;
  /** The step's choice is made, and priced where it has a price. */
  pronto: boolean;
  paga: boolean;
  sending: boolean;
  onBack: () => void;
  onNext: () => void;
  onConfirm: () => void;
}

/** The buttons at the foot of an exchange: back, and on to the next step or to the confirmation. */
export function AcoesRemarcacao({ passo, pronto, paga, sending, onBack, onNext, onConfirm }: AcoesRemarcacaoProps) {
  return (
    <>
      <Button variant="quiet" disabled={sending} onClick={onBack}>
        {t('Voltar')}
      </Button>
      {passo === 'confirmacao' ? (
        <Button variant="accent" disabled={!pronto} loading={sending} onClick={onConfirm}>
          {paga ? t('Ir para o pagamento') : t('Confirmar remarcação')}
        </Button>
      ) : (
        <Button disabled={!pronto} onClick={onNext}>
          {t('Continuar')}
        </Button>
      )}
    </>
  );
}
