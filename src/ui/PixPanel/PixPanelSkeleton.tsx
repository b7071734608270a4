import { Skeleton } from '../Skeleton/Skeleton';
import { t } from '../../words/t';
import './PixPanel.css';

/** Placeholder while the charge is created. */
export function PixPanelSkeleton() {
  return (
    <div className="it-pix">
      <Skeleton label={t('Gerando o código Pix')} shape="title" />
      <div className="it-pix__ways" aria-hidden="true">
        <div className="it-pix__scan">
          <span className="it-pix__bone" />
        </div>
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
