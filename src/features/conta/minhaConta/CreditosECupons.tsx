import { CreditosCard } from './CreditosCard';
import { CuponsCard } from './CuponsCard';

/** Credit and coupons of the person, for their next purchases. */
export const CreditosECupons = () => (
  <>
    <CreditosCard />
    <CuponsCard />
  </>
);
