import { rotas } from '../../../domain/base/rotas';
import { GRUPO_MINIMO } from '../../../domain/empresa/grupo/viagemEmGrupo';
import { PRAZO_RESPOSTA_DIAS } from '../../../domain/empresa/manifestacao';
import { Page } from '../../../ui/Page/Page';
import { CartaRegistrada } from '../ajuda/CartaRegistrada';
import { useCarta } from '../ajuda/useCarta';
import { GrupoForm } from './GrupoForm';

/** The wish for a trip of more people than an order takes; it is answered as a letter, under a protocol. */
export function ViagemEmGrupoPage() {
  const carta = useCarta();
  return (
    <Page
      title={rotas.viagemEmGrupo.titulo}
      width="form"
      description={`Viagens de ônibus para grupos de ${GRUPO_MINIMO} pessoas ou mais: diga a rota, os dias e quantos vão.`}
      lede={`Para ${GRUPO_MINIMO} pessoas ou mais. Você recebe um protocolo na hora e a proposta em até ${PRAZO_RESPOSTA_DIAS} dias.`}
    >
      {carta ? <CartaRegistrada carta={carta} /> : <GrupoForm />}
    </Page>
  );
}
