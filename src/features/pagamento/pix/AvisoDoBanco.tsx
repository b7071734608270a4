import { leituraIniciacao } from '../../../domain/pagamento/iniciacaoPix';
import { useEmit } from '../../../events/useEmit';
import type { BancoState } from '../../../store/pagamento/banco';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { t } from '../../../words/t';

/** State of the payment in the app of a bank, above the code, which can be paid until the money is there. */
export function AvisoDoBanco({ banco: { iniciacao, semResposta } }: { banco: BancoState }) {
  const { kind, titulo, texto } = leituraIniciacao(iniciacao);
  return (
    <Alert kind={kind} title={titulo} announce action={<Acao banco={iniciacao} />}>
      {semResposta ? t('Ainda não conseguimos falar com o banco. Continuamos tentando.') : texto}
    </Alert>
  );
}

function Acao({ banco }: { banco: BancoState['iniciacao'] }) {
  const emit = useEmit();
  const situacao = banco?.situacao ?? 'aguardando';
  if (situacao === 'autorizada' || situacao === 'paga') return null;
  if (situacao !== 'aguardando') {
    return (
      <Button variant="secondary" size="small" onClick={() => emit('BancosAbertos')}>
        {t('Escolher outro banco')}
      </Button>
    );
  }
  return (
    <Inline>
      <Button variant="secondary" size="small" disabled={banco === null} onClick={() => emit('BancoReaberto')}>
        {t('Abrir o banco de novo')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => emit('IniciacaoConferida')}>
        {t('Conferir agora')}
      </Button>
    </Inline>
  );
}
