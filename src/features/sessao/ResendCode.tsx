import { useEmit } from '../../events/useEmit';
import { useClock } from '../../store/clock';
import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { useSubmission } from '../../store/useSubmission';
import { Button } from '../../ui/Button/Button';
import { useSecondsLeft } from '../../ui/HoldTimer/useSecondsLeft';
import { t } from '../../words/t';

/** Resends the code after a waiting time. */
export function ResendCode({ label = t('Reenviar código') }: { label?: string }) {
  const { reenvioEm } = useAppSelector(selectEntrar);
  const { sending } = useSubmission('entrar');
  const emit = useEmit();
  const clock = useClock();
  const wait = useSecondsLeft(reenvioEm, () => clock.now().getTime());
  return (
    <div>
      <Button variant="quiet" size="small" flush disabled={wait > 0 || sending} onClick={() => emit('CodigoReenviado')}>
        {wait > 0 ? t('{acao} em {s} s', { acao: label, s: wait }) : label}
      </Button>
    </div>
  );
}
