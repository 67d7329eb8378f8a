import type { BrandExtras } from '../../src/domain/brand';
import type { MerchantReview } from '../../src/domain/merchants';
import type { PlanLimits } from '../../src/domain/planLimits';
import type { ApprovalPolicy, CompliancePolicy } from '../../src/domain/publishing';
import type { SeeAsEnd } from '../../src/domain/seeAs';
import type { Row } from './store';

/** Rows as the core stores them; answers never carry them whole, the contract's result schema cuts them down. */
export interface MerchantRow extends Row {
  readonly mchno: string;
  readonly provider_id: string;
  readonly name: string;
  readonly logo: string;
  readonly industry: string;
  readonly contact: string;
  readonly phone: string;
  readonly address: string;
  readonly intro: string;
  readonly version: string;
  readonly expires_at: string;
  /** Figures of its own in the place of its version's. */
  readonly limits?: PlanLimits | undefined;
  /** Absent = the default. */
  readonly compliance_policy?: CompliancePolicy;
  readonly approval_policy?: ApprovalPolicy;
  readonly zone?: string;
  /** Days after which its members sign in anew; absent = the default. */
  readonly session_days?: number;
  readonly revision?: number;
  /** Absent = approved. */
  readonly review?: MerchantReview;
  readonly review_reason?: string;
  /** The provider's own words about the merchant: it never reads them. */
  readonly provider_note?: string;
  /** The channel that brought it. */
  readonly channel_id?: string | undefined;
  /** The end of its version that its owners have been reminded of. */
  readonly reminded_of?: string;
  /** Name of the host that it came by: at which it registered, else signed in first. Absent = neither. */
  readonly host?: string;
  /** Of one that came by a table: the import and its line. */
  readonly import_line?: string;
  readonly status: 1 | 0 | -1;
  readonly created_at: string;
}

export interface AccountRow extends Row {
  readonly revision?: number;
  readonly mchno: string;
  readonly username: string;
  /** See ./passwords. */
  readonly password: string;
  readonly name: string;
  readonly avatar: string;
  readonly phone: string;
  /** The number that a code has shown to be the person's; see domain/enterprises. */
  readonly proved_phone?: string;
  readonly role: string;
  readonly access: string;
  readonly business: 'merchant' | 'provider';
  /** Own grants; empty lists fall back to the role's. */
  readonly routes: readonly string[];
  readonly actions: readonly string[];
  /** The WeChat that is bound; read by `wechatOf`. */
  readonly wechat_id?: string | undefined;
  /** Last sign-in by WeChat. */
  readonly wechat_at?: string | undefined;
  readonly password_changed_at?: string;
  readonly status: 1 | 0 | -1;
  readonly signed_in_at?: string;
  readonly created_at: string;
}

/** Whom an operator sees as. */
export interface SeeAsState {
  readonly account_id: string;
  readonly mchno: string;
  readonly reason: string;
  readonly started_at: string;
  readonly ends_at: string;
}

export interface SessionRow extends Row {
  readonly account_id: string;
  readonly created_at: string;
  /** Milliseconds. */
  readonly expires: number;
  /** `User-Agent` and address that it was opened from; absent in a state of an earlier version. */
  readonly agent?: string;
  readonly address?: string;
  /** Its account was disabled or removed; kept, so that the next call is told why. */
  readonly ended_at?: string;
  /** Set while a provider's operator is in a merchant as support; the session stays his. */
  readonly see_as?: SeeAsState;
  /** His last entry, so that a tab that still believes in it is told. */
  readonly saw_as?: { readonly mchno: string; readonly why: SeeAsEnd };
  /** Milliseconds of a call made with it, to the minute. */
  readonly seen?: number;
}

/** What a state of an earlier version lacks is as `brandDefaults`: read by `brandOf`. */
export interface ProviderRow extends Row, Partial<BrandExtras> {
  readonly hosts: readonly string[];
  readonly name: string;
  readonly title: string;
  readonly slogan: string;
  readonly logo: string;
  readonly favicon: string;
  readonly color: string;
  readonly secondary?: string;
  readonly link?: string;
  readonly icp: string;
  readonly service_phone: string;
}

/** A sign-in of an account, or a try that was refused. */
export interface SignInRow extends Row {
  readonly account_id: string;
  readonly way: 'password' | 'qr' | 'wechat' | 'sms' | 'switch';
  readonly is_success: boolean;
  readonly agent: string;
  readonly address: string;
  /** Name of the host that it came to; absent in a state of an earlier version. */
  readonly host?: string;
  readonly created_at: string;
}
