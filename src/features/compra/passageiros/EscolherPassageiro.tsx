import { useState } from 'react';
import { useForm } from 'react-final-form';
import { salvoNoFormulario } from '../../../domain/conta/passageiroSalvo';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import type { PassageiroSalvo } from '../../../domain/wire/conta/passageiros';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { UserIcon } from '../../../ui/icons/UserIcon';
import { PassageirosSalvosLista } from './PassageirosSalvosLista';
import { t } from '../../../words/t';

/** Fills a passenger's fields from a saved one; the dialog loads them when opened. */
export function EscolherPassageiro({ indice }: { indice: number }) {
  const emit = useEmit();
  const form = useForm<DadosPassageiros>('EscolherPassageiro');
  const [open, setOpen] = useState(false);
  const choose = (salvo: PassageiroSalvo) => {
    form.batch(() => {
      for (const [campo, valor] of Object.entries(salvoNoFormulario(salvo))) {
        form.change(`passageiros[${indice}].${campo}` as keyof DadosPassageiros, valor as never);
      }
    });
    emit('PassageirosDigitados', { dados: form.getState().values });
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" flush icon={<UserIcon size={18} />} onClick={() => setOpen(true)}>
        {t('Escolher passageiro salvo')}
      </Button>
      <Dialog open={open} title={t('Passageiros salvos')} width="narrow" onClose={() => setOpen(false)}>
        <PassageirosSalvosLista onChoose={choose} />
      </Dialog>
    </>
  );
}
