import { rotas } from '../../../domain/base/rotas';
import type { BilhetesEncontrados, ProcuraPedido } from '../../../domain/wire/bilhetes/procura';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import { TicketCard } from '../../../ui/TicketCard/TicketCard';
import { CodigosPorEmail } from './CodigosPorEmail';
import { sayAchados, toTicket } from './palavrasEncontrado';
import { t } from '../../../words/t';

export interface EncontradosProps {
  procura: ProcuraPedido;
  achados: BilhetesEncontrados;
}

/** Tickets that were found, each with the way to the news of its trip, and the ways to their codes. */
export function Encontrados({ procura, achados: { localizador, bilhetes, email } }: EncontradosProps) {
  return (
    <section aria-label={t('Bilhetes de {localizador}', { localizador })}>
      <p className="it-visually-hidden" role="status">
        {sayAchados(bilhetes.length)}
      </p>
      <Stack gap={4}>
        {bilhetes.map((bilhete) => (
          <TicketCard key={`${bilhete.viagemId}/${bilhete.poltrona}`} {...toTicket(bilhete, localizador)}>
            {bilhete.andamento !== null && (
              <LinkButton variant="secondary" href={`${rotas.informacaoViagem.path}?viagem=${bilhete.viagemId}`}>
                {t('Acompanhar a viagem')}
              </LinkButton>
            )}
          </TicketCard>
        ))}
        <CodigosPorEmail procura={procura} email={email} />
      </Stack>
    </section>
  );
}
